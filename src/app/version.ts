/** The version of this app, as the build names it; `dev` where nothing was built. */
declare const __APP_VERSION__: string
export const APP_VERSION = typeof __APP_VERSION__ === 'string' ? __APP_VERSION__ : 'dev'
