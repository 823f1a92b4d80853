/** What comes into the app with the network: peerjs late and from one file only, the net for tests never. */
import { describe, expect, it } from 'vitest'
import { sourceFiles } from '../source-files.ts'

const files = sourceFiles('src')

describe('the network in the bundle', () => {
  it('has peerjs in one file, which loads it late', () => {
    const using = files.filter(({ packages }) => packages.includes('peerjs'))
    expect(using.map(({ path }) => path)).toEqual(['src/net/peerjs-meeting.ts'])
    // A type costs nothing.
    expect(using[0]?.text.match(/^import (?!type\b).*'peerjs'/m)).toBeNull()
  })

  it('leaves the net for tests out', () => {
    expect(
      files
        .filter(({ path, imports }) => imports.includes('src/net/memory-net.ts') && !path.startsWith('src/cli/'))
        .map(({ path }) => path),
    ).toEqual([])
  })
})
