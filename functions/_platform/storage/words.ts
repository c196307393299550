import { isSearch } from '#shared/domain/text/search.ts'

const shortest = 2
const longest = 24

/** Letters that Unicode does not take apart, as people write them whose keyboard has them not; and one that ends words alone. */
const alike: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  ð: 'd',
  ø: 'o',
  þ: 'th',
  đ: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  œ: 'oe',
  ŧ: 't',
  ς: 'σ',
}

const isLowHalf = (text: string, at: number): boolean => /[\udc00-\udfff]/.test(text.charAt(at))

/** The beginning of a text, at most so long, with no character cut through. */
const beginningOf = (text: string, most: number): string => text.slice(0, isLowHalf(text, most) ? most - 1 : most)

/** The words of a text as the search index knows them: lower case, no accents, letters and digits of any script only. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[ßæðøþđħıłœŧς]/g, (letter) => alike[letter] ?? letter)
    .normalize('NFKC')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word.length > 0)
    .map((word) => beginningOf(word, longest))

/** Whether every word of a search occurs in a text. A search without words, such as a sign alone, finds nothing. */
export const isFoundBy = ({
  search,
  text,
}: {
  readonly search?: string | undefined
  readonly text: string
}): boolean => {
  if (!isSearch(search)) return true
  const wanted = wordsOf(search)
  const said = wordsOf(text).join(' ')
  return wanted.length > 0 && wanted.every((word) => said.includes(word))
}

/** The word that narrows a search most; undefined when nothing is long enough to look up. */
export const longestWord = (words: readonly string[]): string | undefined =>
  words.filter((word) => word.length >= shortest).sort((a, b) => b.length - a.length)[0]

/** Rows of one head are one partition, so that a scope's search index spreads over many. */
export const headOf = (word: string): string => beginningOf(word, shortest)

/** How companies are constituted: nobody looks for the middle of it. */
const legalForms = new Set(
  'co company corp corporation gmbh inc incorporated limited llc llp lp ltd plc proprietary pty'.split(' '),
)

/** Before a word of which the index has the beginning alone. No word has it in it. */
const fromStart = '='

const asWhole = (word: string): string => `${fromStart}${word}`

/**
 * The words by which a record is found, as its rows in the index say them: of `texts` any part of a word, of `starts` –
 * numbers, ids, domains – and of legal forms the beginning.
 */
export const foundWordsOf = (texts: readonly string[], starts?: readonly string[]): string[] => {
  const parted = texts.flatMap(wordsOf)
  if (starts === undefined) return parted
  return [
    ...parted.map((word) => (legalForms.has(word) ? asWhole(word) : word)),
    ...starts.flatMap(wordsOf).map(asWhole),
  ]
}

/** A number is known by its last four digits, too. */
const ownParts = (word: string): string[] => (/\d{5}$/.test(word) ? [word, word.slice(-4)] : [word])

/** What the index has of such words; `*acme*` is then a `begins_with`. */
export const suffixesOfWords = (words: readonly string[]): string[] => {
  const suffixes = words.flatMap((word) => {
    const least = word.length - shortest
    if (word.startsWith(fromStart)) return least > 0 ? ownParts(word.slice(fromStart.length)) : []
    return Array.from({ length: Math.max(0, least + 1) }, (_, start) =>
      isLowHalf(word, start) ? [] : [word.slice(start)],
    ).flat()
  })
  return [...new Set(suffixes)]
}

const ulidLetters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

const turnedRound = (letter: string): string => {
  const at = ulidLetters.indexOf(letter)
  return at === -1 ? letter : ulidLetters.charAt(ulidLetters.length - 1 - at)
}

/** An id with the letters of its ULID turned round: what was made later sorts first. */
export const newestFirst = (id: string): string => [...id].map(turnedRound).join('')
