/** Network settings as people type them. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  askHomeServer,
  homeServer,
  PUBLIC_SERVER,
  readNetSettings,
  readServer,
  readStun,
  readTurn,
  writeServer,
} from '../../src/net/settings.ts'

describe('the signalling server', () => {
  it('is read from what people type', () => {
    const cases: [string, boolean, object][] = [
      ['example.org', true, { host: 'example.org', port: 443, path: '/', secure: true }],
      ['Example.org:9000/peer', false, { host: 'example.org', port: 9000, path: '/peer', secure: false }],
      ['example.org:9000', true, { host: 'example.org', port: 9000, path: '/', secure: true }],
      ['localhost:4173/peerjs', true, { host: 'localhost', port: 4173, path: '/peerjs', secure: false }],
      ['http://192.168.1.5:4173/peerjs', false, { host: '192.168.1.5', port: 4173, path: '/peerjs', secure: false }],
      ['wss://[2001:db8::1]/x?key=mine', false, { host: '[2001:db8::1]', port: 443, path: '/x', secure: true, key: 'mine' }],
      ['http://example.org', true, { host: 'example.org', port: 80, path: '/', secure: false }],
    ]
    for (const [text, isPageSecure, server] of cases) expect(readServer(` ${text} `, isPageSecure), text).toEqual(server)
  })

  it('is refused by the part that is wrong', () => {
    const cases: [string, string][] = [
      ['', 'empty'],
      ['ftp://example.org', 'scheme'],
      ['exa mple.org', 'host'],
      ['-a.org', 'host'],
      ['example.org:0', 'port'],
      ['example.org:70000', 'port'],
      ['example.org:ten', 'port'],
      ['example.org/a b', 'path'],
      ['example.org/#x', 'path'],
      ['example.org?key=', 'key'],
      ['user@example.org', 'host'],
    ]
    for (const [text, problem] of cases) expect(readServer(text, true), text).toBe(problem)
  })

  it('comes back from its field, and no text makes it throw', () => {
    expect(readServer(writeServer(PUBLIC_SERVER), false)).toEqual(PUBLIC_SERVER)
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl()), fc.boolean(), (text, isPageSecure) => {
        const server = readServer(text, isPageSecure)
        if (typeof server !== 'string') expect(readServer(writeServer(server), !isPageSecure)).toEqual(server)
      }),
    )
  })

  it('may stand beside the page', async () => {
    expect(homeServer({ protocol: 'http:', hostname: 'laptop.lan', port: '4173' })).toEqual({
      host: 'laptop.lan',
      port: 4173,
      path: '/peerjs',
      secure: false,
    })
    expect(homeServer({ protocol: 'https:', hostname: 'example.org', port: '' })).toMatchObject({ port: 443, secure: true })
    const answers = (body: string, status = 200) => askHomeServer(() => Promise.resolve(new Response(body, { status })))
    expect(await answers('{"signalling":true}')).toEqual({ iceServers: [], address: null })
    expect(await answers('{"signalling":false}')).toBe(null)
    expect(await answers('<!doctype html>')).toBe(null)
    expect(await answers('{"signalling":true}', 404)).toBe(null)
    expect(await answers('null')).toBe(null)
    expect(await askHomeServer(() => Promise.reject(new TypeError('offline')))).toBe(null)
  })

  it('may give STUN and TURN servers to everybody', async () => {
    const iceServers = [
      { urls: 'stun:stun.example.org' },
      { urls: 'turn:turn.example.org', username: 'bilbo', credential: 'secret' },
      { urls: 'http://nowhere' },
      'stun:x',
      null,
    ]
    const answer = new Response(JSON.stringify({ signalling: true, iceServers }))
    expect(await askHomeServer(() => Promise.resolve(answer))).toMatchObject({ iceServers: iceServers.slice(0, 2) })
  })
})

describe('STUN and TURN servers', () => {
  it('are read one a line', () => {
    expect(readStun('')).toEqual([])
    expect(readStun('stun:stun.example.org:3478\n\n stuns:[2001:db8::1] , stun.example.net, stun.example.net:3478')).toEqual([
      { urls: 'stun:stun.example.org:3478' },
      { urls: 'stuns:[2001:db8::1]' },
      { urls: 'stun:stun.example.net' },
      { urls: 'stun:stun.example.net:3478' },
    ])
    expect(readTurn('turn:turn.example.org:3478?transport=udp  bilbo  secret')).toEqual([
      { urls: 'turn:turn.example.org:3478?transport=udp', username: 'bilbo', credential: 'secret' },
    ])
  })

  it('are refused by line and part', () => {
    expect(readStun('stun:a.org\nhttp:b.org')).toEqual({ line: 2, problem: 'scheme' })
    expect(readStun('stun:a.org:99999')).toEqual({ line: 1, problem: 'port' })
    expect(readStun('stun:a..org')).toEqual({ line: 1, problem: 'host' })
    expect(readStun('stun:a.org\n'.repeat(9))).toEqual({ line: 9, problem: 'too-many' })
    expect(readTurn('turn:a.org bilbo')).toEqual({ line: 1, problem: 'credentials' })
    expect(readTurn('stun:a.org bilbo secret')).toEqual({ line: 1, problem: 'scheme' })
  })

  it('never throw, and problems name their fields', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (server, stun, turn) => {
        expect(Object.keys(readNetSettings({ server, stun, turn }, true))).toHaveLength(1)
      }),
    )
    expect(readNetSettings({ server: '', stun: 'x:y', turn: '' }, true)).toEqual({
      problems: { server: 'empty', stun: { line: 1, problem: 'scheme' } },
    })
    expect(readNetSettings({ server: 'a.org', stun: 'stun:b.org', turn: 'turn:c.org n p' }, true)).toEqual({
      settings: {
        server: { host: 'a.org', port: 443, path: '/', secure: true },
        iceServers: [{ urls: 'stun:b.org' }, { urls: 'turn:c.org', username: 'n', credential: 'p' }],
      },
    })
  })
})
