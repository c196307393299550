/** Crockford's 32: no I, L, O and U, which are read for others or make words. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const base = alphabet.length

/** So many characters of a code are drawn at random: 50 bits, which nobody guesses. */
export const drawnCharacters = 10
const length = drawnCharacters + 2

/** The sum by Luhn's rule, for 32 characters: one that is wrong, or most that changed places, do not add up to nothing. */
const luhn = (characters: string, { last }: { readonly last: 1 | 2 }): number =>
  [...characters].reverse().reduce((sum, character, index) => {
    const value = alphabet.indexOf(character) * (index % 2 === 0 ? last : 3 - last)
    return sum + Math.floor(value / base) + (value % base)
  }, 0) % base

/** As it is printed and typed: groups of four. */
const grouped = (characters: string): string => characters.replace(/.{4}(?=.)/g, '$&-')

/** A code that is printed on paper, of the letter it begins with and as many random bytes as characters are drawn. */
export const printedCodeOf = (letter: string, random: Uint8Array): string => {
  const drawn = Array.from({ length: drawnCharacters }, (_, index) => alphabet[(random[index] ?? 0) % base]).join('')
  const body = `${letter}${drawn}`
  const check = alphabet[(base - luhn(body, { last: 2 })) % base]
  return grouped(`${body}${check}`)
}

/**
 * A printed code as somebody typed it, in small letters, without its hyphens or with other dashes, with O for 0 and I or L for 1;
 * undefined where it can be none that begins with one of the letters.
 */
export const readPrintedCode = (typed: string, letters: readonly string[]): string | undefined => {
  const characters = typed
    .toUpperCase()
    .replace(/[\s\u2010-\u2015-]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
  const isOne =
    characters.length === length &&
    [...characters].every((character) => alphabet.includes(character)) &&
    letters.includes(characters.charAt(0)) &&
    luhn(characters, { last: 1 }) === 0
  return isOne ? grouped(characters) : undefined
}
