const shortest = 2
const longest = 24
const most = 80

/** The words of a text as the search index knows them: lower case, no accents, letters and digits only. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 0)
    .map((word) => word.slice(0, longest))

/** Whether a text asks for a search; signs alone do not. */
export const hasLetters = (text: string | undefined): text is string => text !== undefined && /[\p{L}\p{N}]/u.test(text)

/** The word that narrows a search most; undefined when nothing is long enough to look up. */
export const longestWord = (words: readonly string[]): string | undefined =>
  words.filter((word) => word.length >= shortest).sort((a, b) => b.length - a.length)[0]

/** Rows of one head are one partition, so that a scope's search index spreads over many. */
export const headOf = (word: string): string => word.slice(0, shortest)

/** Every suffix of every word that is long enough to look for; `*acme*` is then a `begins_with`. */
export const suffixesOf = (texts: readonly string[]): string[] => {
  const suffixes = texts
    .flatMap(wordsOf)
    .flatMap((word) => Array.from({ length: Math.max(0, word.length - shortest + 1) }, (_, start) => word.slice(start)))
  return [...new Set(suffixes)].slice(0, most)
}

const ulidLetters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

const turnedRound = (letter: string): string => {
  const at = ulidLetters.indexOf(letter)
  return at === -1 ? letter : ulidLetters.charAt(ulidLetters.length - 1 - at)
}

/** An id with the letters of its ULID turned round: what was made later sorts first. */
export const newestFirst = (id: string): string => [...id].map(turnedRound).join('')
