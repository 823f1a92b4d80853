/** Values that are almost right: any part of them replaced, left out, or with something besides. */
import fc from 'fast-check'

type Path = readonly (string | number)[]

function pathsOf(value: unknown, at: Path = []): Path[] {
  if (value === null || typeof value !== 'object') return [at]
  const inside = Object.entries(value).flatMap(([key, part]) => pathsOf(part, [...at, Array.isArray(value) ? Number(key) : key]))
  return [at, ...inside]
}

function changed(value: unknown, path: Path, change: (part: unknown) => unknown): unknown {
  const [key, ...rest] = path
  if (key === undefined) return change(value)
  if (Array.isArray(value)) return value.map((part, i) => (i === key ? changed(part, rest, change) : part))
  return Object.fromEntries(
    Object.entries(value as object).flatMap(([name, part]) => {
      if (name !== key) return [[name, part]]
      const next = changed(part, rest, change)
      return next === LEFT_OUT ? [] : [[name, next]]
    }),
  )
}
const LEFT_OUT = Symbol('left out')

const odd = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    false,
    0,
    -1,
    1.5,
    7,
    8,
    1e6,
    1e308,
    -1e308,
    '',
    '-',
    'x'.repeat(7000),
    [],
    {},
    [[]],
    'a b',
    '\u0000',
    '\ud800',
    '🧙‍♂️',
    '../..',
  ),
  fc.integer(),
  fc.double({ noNaN: true }),
  fc.string({ unit: 'binary' }),
  fc.string({ maxLength: 60 }),
  fc.array(fc.integer({ min: -2, max: 9 }), { maxLength: 300 }),
  fc.dictionary(fc.constantFrom('__proto__', 'constructor', 'seat', 'x'), fc.integer()),
)

/** One of these values, changed in one to three places. */
export function almost<T>(values: readonly T[]): fc.Arbitrary<unknown> {
  const how = fc.tuple(fc.nat(), fc.constantFrom('replace', 'replace', 'replace', 'leave out', 'add', 'repeat'), odd)
  return fc.tuple(fc.nat(values.length - 1), fc.array(how, { minLength: 1, maxLength: 3 })).map(([which, changes]) => {
    let value: unknown = values[which]
    for (const [where, what, other] of changes) {
      const paths = pathsOf(value)
      const path = paths[where % paths.length] ?? []
      value = changed(value, path, (part) => {
        if (what === 'leave out') return path.length && typeof path[path.length - 1] === 'string' ? LEFT_OUT : other
        if (what === 'add' && part !== null && typeof part === 'object')
          return Array.isArray(part) ? [...part, other] : { ...part, extra: other }
        if (what === 'repeat' && Array.isArray(part))
          return Array.from({ length: 50 }, () => part)
            .flat()
            .slice(0, 3000)
        return other
      })
    }
    return value
  })
}

/** A line of words, with one to three of them changed. */
export function almostLine(lines: readonly string[]): fc.Arbitrary<string> {
  const word = fc.oneof(
    fc.constantFrom(
      '',
      '-',
      '0',
      '1',
      '-1',
      '7',
      '8',
      '999999',
      '1000000',
      'yes',
      'no',
      'answer',
      'chance',
      'propose',
      'vote',
      '{}',
      '[]',
      'null',
      'x'.repeat(6001),
    ),
    fc.string({ unit: 'binary', maxLength: 12 }),
    fc.string({ maxLength: 100 }),
  )
  const how = fc.tuple(fc.nat(), fc.constantFrom('replace', 'leave out', 'add'), word)
  return fc.tuple(fc.nat(lines.length - 1), fc.array(how, { minLength: 1, maxLength: 3 })).map(([which, changes]) => {
    const words = (lines[which] ?? '').split(' ')
    for (const [where, what, other] of changes)
      words.splice(where % (words.length + 1), what === 'add' ? 0 : 1, ...(what === 'leave out' ? [] : [other]))
    return words.join(' ')
  })
}
