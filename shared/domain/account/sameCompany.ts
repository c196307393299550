import { type Company, companyIdentity, nameOf, plain } from './companyIdentity.ts'

/** So great a part of a name or street may be spelled otherwise: one letter of seven. */
const mostOtherwise = 0.15

/** Words of a street that are as often written short. */
const longFor: ReadonlyMap<string, string> = new Map([
  ['ave', 'avenue'],
  ['blvd', 'boulevard'],
  ['dr', 'drive'],
  ['hwy', 'highway'],
  ['ln', 'lane'],
  ['pde', 'parade'],
  ['pkwy', 'parkway'],
  ['pl', 'place'],
  ['rd', 'road'],
  ['sq', 'square'],
  ['st', 'street'],
  ['ste', 'suite'],
])

/**
 * How many letters were left out, added, changed or put the wrong way round between two texts (optimal string alignment).
 */
export const slips = (a: string, b: string): number => {
  const [from, to] = [[...a], [...b]]
  let before: number[] = []
  let row = to.map((_, at) => at).concat(to.length)
  for (const [i, letter] of from.entries()) {
    const next = [i + 1]
    for (const [j, other] of to.entries()) {
      const swapped = letter === to[j - 1] && other === from[i - 1]
      next.push(
        Math.min(
          (row[j + 1] ?? 0) + 1,
          (next[j] ?? 0) + 1,
          (row[j] ?? 0) + (letter === other ? 0 : 1),
          swapped ? (before[j - 1] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      )
    }
    before = row
    row = next
  }
  return row[to.length] ?? 0
}

/** Numbers are never slips: clinic 12 is not clinic 13, nor number 1 its neighbour. */
const numbersOf = (text: string): string => (text.match(/\p{N}+/gu) ?? []).sort().join(' ')

const isAlike = (a: string, b: string): boolean =>
  numbersOf(a) === numbersOf(b) && slips(a, b) <= mostOtherwise * Math.max([...a].length, [...b].length)

const words = (name: string): string =>
  nameOf(name)
    .split(' ')
    .filter((word) => word !== 'and')
    .join(' ')

const street = (address: string): string =>
  plain(address)
    .split(' ')
    .map((word) => longFor.get(word) ?? word)
    .join(' ')

/** The US' longer codes name a side of a street within the shorter one. */
export const plainPostcode = (code: string): string =>
  plain(code)
    .replaceAll(' ', '')
    .replace(/^(\d{5})\d{4}$/, '$1')

/**
 * Both are in one register, under two numbers: whatever they are called, they are two. A company that no register knows has
 * a `cbid` made of what was typed, which therefore tells nobody apart.
 */
const areTwo = (a: Company, b: Company): boolean =>
  (['dunsNumber', 'ein'] as const).some((number) => Boolean(a[number]) && Boolean(b[number]))

/** By name, postcode and, as far as both are known, street. */
const lookAlike = (a: Company, b: Company): boolean => {
  if (!(a.name && b.name && a.zipCode && b.zipCode)) return false
  if (plainPostcode(a.zipCode) !== plainPostcode(b.zipCode) || !isAlike(words(a.name), words(b.name))) return false
  return !a.address1 || !b.address1 || isAlike(street(a.address1), street(b.address1))
}

/**
 * Whether two descriptions are of one company: they share what a company is known by – a number, a domain, its name at its
 * address – or, where no register tells them apart, their names and addresses differ by no more than slips of the pen.
 */
export const isSameCompany = (a: Company, b: Company): boolean => {
  const known = new Set(companyIdentity(a))
  if (companyIdentity(b).some((key) => known.has(key))) return true
  return !areTwo(a, b) && lookAlike(a, b)
}
