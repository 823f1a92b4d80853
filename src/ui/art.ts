/**
 * Addresses of baked pictures under public/art. The only place that knows where the app is served from.
 * Pictures are decoration: whatever they show is also said in words beside them.
 */
const base = import.meta.env.BASE_URL

/** `lotr/cards/gimli.svg` as an address. */
export const art = (path: string): string => `${base}art/${path}`
/** The same as a CSS value. Absolute: a style sheet would read a relative address from where the sheet lies. */
export const artImage = (path: string): string => `url("${new URL(art(path), document.baseURI).href}")`
