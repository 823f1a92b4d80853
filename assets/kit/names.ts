// Names inside a drawing (gradients, clips) must differ; each call gives a new one.

let uid = 0

/** a name that begins with p and occurs nowhere else */
export const id = (p: string) => p + ++uid
