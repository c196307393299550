import { slips } from '../sameCompany.ts'
import { type NameWords, nameWords } from './nameWords.ts'

/** Below it two words are two; shorter ones than `shortest` must be the same. */
const leastAlike = 0.8
const shortest = 5

/** Below it, of a hundred, nobody is found. */
export const leastScore = 85

/** How alike two words are, of one. */
const alike = (a: string, b: string): number => {
  if (a === b) return 1
  const longer = Math.max(a.length, b.length)
  if (Math.min(a.length, b.length) < shortest || Math.abs(a.length - b.length) > longer * (1 - leastAlike)) return 0
  const part = 1 - slips(a, b) / longer
  return part >= leastAlike ? part : 0
}

const letters = (words: readonly string[]): number => words.reduce((sum, word) => sum + word.length, 0)

/**
 * How much a name may be a listed one, of a hundred: each word of the listed one is looked for in the name, in any order. A
 * name of which a single listed word is the smaller part is another's; so is one that lacks a word of two or three.
 */
const scoreOf = (name: NameWords, listed: NameWords): number => {
  const joined =
    name.joined.length > shortest ? alike(name.joined, listed.joined) : Number(name.joined === listed.joined)
  const left = [...name.all]
  let found = 0
  let missing = 0
  for (const word of listed.telling) {
    const best = left.reduce(
      (chosen, other, at) => (alike(word, other) > chosen.part ? { at, part: alike(word, other) } : chosen),
      { at: -1, part: 0 },
    )
    if (best.at < 0) missing += 1
    else left.splice(best.at, 1)
    found += best.part * word.length
  }
  const whole = letters(listed.telling)
  const isSmallPart =
    listed.telling.length === 1 && letters(name.telling.filter((word) => !/^\d+$/.test(word))) > whole * 2
  const isMissing = missing > 0 && listed.telling.length < 4
  const byWords = isSmallPart || isMissing || whole === 0 ? 0 : found / whole
  return Math.round(Math.max(byWords, joined >= 0.9 ? joined : 0) * 100)
}

/** The letter under which a word is looked for; vowels are often taken for each other. */
const drawer = (word: string, length: number): string => `${word.charAt(0).replace(/[aeiou]/, 'a')}${length}`

/** Which letters are in a word, a bit for each: two words of which many differ need not be compared. */
const lettersOf = (word: string): number => {
  let bits = 0
  for (const letter of word) bits |= 1 << ((letter.codePointAt(0) ?? 0) % 32)
  return bits
}

const bitsOf = (bits: number): number => {
  let count = 0
  for (let left = bits; left !== 0; left &= left - 1) count += 1
  return count
}

/** A word of listed names, and at which of them it stands. */
interface ListedWord {
  readonly word: string
  readonly letters: number
  readonly at: number[]
}

/** Words of listed names by their first letter and length. */
const wordsOf = (listed: readonly NameWords[]) => {
  const known = new Map<string, ListedWord>()
  const drawers = new Map<string, ListedWord[]>()
  for (const [at, { telling, joined }] of listed.entries())
    for (const word of new Set([...telling, joined])) {
      const there = known.get(word)
      if (there !== undefined) {
        there.at.push(at)
        continue
      }
      const made = { word, letters: lettersOf(word), at: [at] }
      known.set(word, made)
      const key = drawer(word, word.length)
      const open = drawers.get(key)
      if (open === undefined) drawers.set(key, [made])
      else open.push(made)
    }
  return { known, drawers }
}

/** Listed names, laid out to be looked through. */
export interface NameIndex<Entry> {
  /** Entries that a name may be, with how much of a hundred; the surest first. */
  readonly find: (name: string) => readonly { readonly entry: Entry; readonly score: number }[]
}

/** Lays out entries by the words of all names that each has. */
export const nameIndex = <Entry>(
  entries: readonly Entry[],
  namesOf: (entry: Entry) => readonly string[],
): NameIndex<Entry> => {
  const listed = entries.flatMap((entry) => namesOf(entry).map((name) => ({ entry, words: nameWords(name) })))
  const { known, drawers } = wordsOf(listed.map(({ words }) => words))

  /** Listed words that a word may be, itself among them. */
  const alikeTo = (word: string): readonly ListedWord[] => {
    const same = known.get(word)
    const found = same === undefined ? [] : [same]
    if (word.length < shortest) return found
    const letters = lettersOf(word)
    const longestOther = Math.floor(word.length / leastAlike)
    for (let length = Math.ceil(word.length * leastAlike); length <= longestOther; length += 1) {
      // A letter that is another one is missing here and too much there.
      const mostBits = 2 * Math.floor(Math.max(length, word.length) * (1 - leastAlike) + 1e-9)
      for (const other of drawers.get(drawer(word, length)) ?? [])
        if (other !== same && bitsOf(other.letters ^ letters) <= mostBits && alike(word, other.word) > 0)
          found.push(other)
    }
    return found
  }

  /** Those of which enough letters are in the name to be worth a closer look. */
  const candidatesOf = (name: NameWords): number[] => {
    const letters = new Map<number, number>()
    for (const word of new Set([...name.all, name.joined]))
      for (const other of alikeTo(word))
        for (const at of other.at) letters.set(at, (letters.get(at) ?? 0) + other.word.length)
    return [...letters].flatMap(([at, count]) => {
      const whole = listed[at]?.words.telling.join('').length ?? 0
      return count * 100 >= whole * leastScore ? [at] : []
    })
  }

  return {
    find: (text) => {
      const name = nameWords(text)
      const best = new Map<Entry, number>()
      for (const at of candidatesOf(name)) {
        const candidate = listed[at]
        if (candidate === undefined) continue
        const score = scoreOf(name, candidate.words)
        if (score >= leastScore) best.set(candidate.entry, Math.max(score, best.get(candidate.entry) ?? 0))
      }
      return [...best].map(([entry, score]) => ({ entry, score })).toSorted((a, b) => b.score - a.score)
    },
  }
}
