/**
 * How a seat signs. Keys, secrets and signatures are base64url text. The interface exists because simulations play
 * thousands of matches: they sign with something quick; tables always use Ed25519.
 */
import { ed25519 } from '@noble/curves/ed25519.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { fromBase64Url, toBase64Url } from './base64url.ts'

export interface Signing {
  /** A secret from 32 random bytes. */
  secret(random: Uint8Array): string
  publicKey(secret: string): string
  sign(secret: string, text: string): string
  /** False for anything but a signature of exactly this text by this key; never throws. */
  verify(publicKey: string, text: string, signature: string): boolean
}

const bytesOf = (text: string): Uint8Array => {
  const bytes = fromBase64Url(text)
  if (!bytes) throw new Error('a secret of this device is damaged')
  return bytes
}

export const ed25519Signing: Signing = {
  secret: (random) => toBase64Url(random),
  publicKey: (secret) => toBase64Url(ed25519.getPublicKey(bytesOf(secret))),
  sign: (secret, text) => toBase64Url(ed25519.sign(utf8ToBytes(text), bytesOf(secret))),
  verify(publicKey, text, signature) {
    const key = fromBase64Url(publicKey)
    const sig = fromBase64Url(signature)
    if (key?.length !== 32 || sig?.length !== 64) return false
    try {
      return ed25519.verify(sig, utf8ToBytes(text), key)
    } catch {
      // Not a point of the curve: nobody's key.
      return false
    }
  },
}
