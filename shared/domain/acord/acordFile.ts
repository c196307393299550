import type { Instant } from '../calendar/instant.ts'

/** Facts as the API tells them. */
export type Facts = Readonly<Record<string, unknown>>

/** How a fact is written: as it stands, or an amount of minor units as ACORD has amounts, `1234.50`. */
type Writing = 'amount' | 'plain'

/** Where a fact stands among the elements, and which it is: `['ContractTerm/EffectiveDt', 'effectiveDate']`. */
export type Row = readonly [element: string, fact: string, writing?: Writing]

/** A list of facts, each an element of its own with rows, and lists, of its own. */
export interface Many {
  readonly element: string
  readonly of: string
  readonly rows: readonly Row[]
  readonly many?: readonly Many[]
}

/** Which facts stand where: all that is known of a message of ACORD stands in such data. */
export interface Mapping {
  /** The message, below `InsuranceSvcRs`. */
  readonly message: string
  readonly rows: readonly Row[]
  readonly many: readonly Many[]
  /** What is no fact of the business, as what the caller may do with it. */
  readonly leftOut: readonly string[]
}

/** An element: its name, and a text or the elements in it. */
type Element = readonly [name: string, content: string | Element[]]

const entities: Readonly<Record<string, string>> = {
  '"': '&quot;',
  '&': '&amp;',
  "'": '&apos;',
  '<': '&lt;',
  '>': '&gt;',
}

/** What XML 1.0 cannot say, section 2.2: it is left out. */
const unsayable = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

const escaped = (text: string): string =>
  text.replaceAll(unsayable, '').replaceAll(/["&'<>]/g, (each) => entities[each] ?? '')

const written = ([name, content]: Element, depth: number): string => {
  const indent = '  '.repeat(depth)
  if (typeof content === 'string') return `${indent}<${name}>${escaped(content)}</${name}>\n`
  return `${indent}<${name}>\n${content.map((each) => written(each, depth + 1)).join('')}${indent}</${name}>\n`
}

/** Puts a text below elements by their path; those that are there already are the same. */
const put = (into: Element[], path: readonly string[], text: string): void => {
  const [name = '', ...rest] = path
  if (rest.length === 0) {
    into.push([name, text])
    return
  }
  const last = into.findLast(([each, content]) => each === name && typeof content !== 'string')
  if (last !== undefined && typeof last[1] !== 'string') {
    put(last[1], rest, text)
    return
  }
  const inside: Element[] = []
  into.push([name, inside])
  put(inside, rest, text)
}

const isObject = (value: unknown): value is Facts =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const factAt = (facts: Facts, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (isObject(value) ? value[name] : undefined), facts)

const textOf = (value: unknown, writing: Writing = 'plain'): string | undefined => {
  if (typeof value === 'number') return writing === 'amount' ? (value / 100).toFixed(2) : String(value)
  if (typeof value === 'boolean') return value ? '1' : '0'
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** Each text, number and truth among facts, by its path: `firmographicData.city`, `fees.mgaFee`, `gaps.0.from`. */
const leavesOf = (value: unknown, path: string): [path: string, text: string][] => {
  if (Array.isArray(value)) return value.flatMap((each, index) => leavesOf(each, `${path}.${index}`))
  if (isObject(value))
    return Object.entries(value).flatMap(([name, each]) => leavesOf(each, path === '' ? name : `${path}.${name}`))
  const text = textOf(value)
  return text === undefined ? [] : [[path, text]]
}

/** What ACORD has no element for, in an extension as its standard allows: by its name in the API, as that writes it. */
const extension = ([path, text]: readonly [string, string]): Element => [
  'com.palisade_Fact',
  [
    ['com.palisade_Name', path],
    ['com.palisade_Value', text],
  ],
]

const isBelow = (path: string, above: string): boolean => path === above || path.startsWith(`${above}.`)

/** The elements of facts, and then all that no row names. */
const elementsOf = (
  facts: Facts,
  { rows, many = [] }: Pick<Many, 'many' | 'rows'>,
  leftOut: readonly string[],
): Element[] => {
  const elements: Element[] = []
  const texts = rows.flatMap(([path, fact, writing]) => {
    const text = textOf(factAt(facts, fact), writing)
    return text === undefined ? [] : [{ path, fact, text }]
  })
  for (const { path, text } of texts) put(elements, path.split('/'), text)
  const lists = many.flatMap((list) => {
    const each = factAt(facts, list.of)
    return Array.isArray(each) && each.every(isObject) ? [{ list, each }] : []
  })
  for (const { list, each } of lists)
    elements.push(...each.map((one): Element => [list.element, elementsOf(one, list, [])]))
  const named = [...texts.map(({ fact }) => fact), ...lists.map(({ list }) => list.of), ...leftOut]
  const others = leavesOf(facts, '').filter(([path]) => !named.some((each) => isBelow(path, each)))
  return [...elements, ...others.map(extension)]
}

interface About {
  /** What the message is known by. */
  readonly id: string
  readonly now: Instant
  readonly locale: string
  readonly currency: string
}

/**
 * Facts as a message in the manner of ACORD's XML for property and casualty (https://www.acord.org/standards-architecture):
 * its envelope and the names of its elements; the schema itself is licensed to its members, and nothing here was held against
 * it. What it has no element for is kept in an extension.
 */
export const acordFile = (facts: Facts, mapping: Mapping, { id, now, locale, currency }: About): string => {
  const message: Element[] = [
    ['RqUID', id],
    ['TransactionResponseDt', now],
    ['CurCd', currency],
    ['MsgStatus', [['MsgStatusCd', 'Success']]],
    ...elementsOf(facts, mapping, mapping.leftOut),
  ]
  const signOn: Element[] = [
    ['Status', [['StatusCd', '0']]],
    ['ServerDt', now],
    ['Language', locale],
    [
      'ClientApp',
      [
        ['Org', 'Palisade'],
        ['Name', 'Palisade'],
        ['Version', '1'],
      ],
    ],
  ]
  const all: Element = [
    'ACORD',
    [
      ['SignonRs', signOn],
      [
        'InsuranceSvcRs',
        [
          ['RqUID', id],
          [mapping.message, message],
        ],
      ],
    ],
  ]
  return `<?xml version="1.0" encoding="UTF-8"?>\n${written(all, 0)}`
}
