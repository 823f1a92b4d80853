// Names inside a drawing (gradients, clips) must differ; each call gives a new one.

let uid = 0

export const id = (p: string) => p + ++uid
