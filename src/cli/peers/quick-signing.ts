/** Signatures for simulated matches: quick, and good for nothing else. Anybody could make them. */
import type { Signing } from '../../session/peers/signing.ts'

/** Tells forged from honest where nobody forges cleverly. */
export const quickSigning: Signing = {
  secret: (random) => Array.from(random.slice(0, 12), (byte) => byte.toString(16).padStart(2, '0')).join(''),
  publicKey: (secret) => `k${secret.slice(0, 16)}`,
  sign: (secret, text) => quickHash(`${secret.slice(0, 16)} ${text}`),
  verify: (key, text, signature) => signature === quickHash(`${key.slice(1)} ${text}`),
}

function quickHash(text: string): string {
  let a = 0x2545f491
  let b = 0x6a09e667
  for (let i = 0; i < text.length; i++) {
    a = Math.imul(a ^ text.charCodeAt(i), 0x9e3779b1)
    b = Math.imul(b ^ text.charCodeAt(i), 0x85ebca77) ^ (a >>> 7)
  }
  return `${(a >>> 0).toString(36)}_${(b >>> 0).toString(36)}`
}
