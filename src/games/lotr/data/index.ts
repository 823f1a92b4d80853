/** All facts of the game, for rules, scene and screens. */
export * from './boards.ts'
export * from './cards.ts'
export * from './options.ts'
export * from './place.ts'
export * from './tiles.ts'
