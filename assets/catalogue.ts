// Everything that is baked, by job.
import type { Recipe } from './bake/recipe'
import { lotr } from './lotr/catalogue'
import { app } from './shelf/catalogue'
import { wotrCards } from './wotr-cards/catalogue'

export const catalogue: Record<string, Recipe[]> = { ...lotr, ...wotrCards, ...app }
