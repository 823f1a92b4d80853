/** Milliseconds that never jump: a clock that is set must not make anybody look away. Comparable across one page's life. */
export const monotonic = (): number => performance.timeOrigin + performance.now()
