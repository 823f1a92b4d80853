/** PixiJS asks for the browser's name when it is imported; Node 20 has none. To be imported before it, in tests that draw nothing. */
if (!('navigator' in globalThis))
  Object.defineProperty(globalThis, 'navigator', { value: { userAgent: 'node', platform: 'node' }, configurable: true })
