/** Made when a text is first counted: it takes longer than a function has to start. */
let segmenter: Intl.Segmenter | undefined

/** The characters of a text as people count them: a flag or a letter with its accent is one. */
export const charactersOf = (text: string): string[] => {
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' })
  return [...segmenter.segment(text)].map(({ segment }) => segment)
}

/** The first letters of words, as capitals; a word that begins with a sign gives the sign. */
export const initialsOf = (...words: readonly string[]): string =>
  words
    .map((word) => charactersOf(word)[0] ?? '')
    .join('')
    .toUpperCase()

/** A text cut to so many characters, with an ellipsis where something is missing. */
export const shortened = (text: string, most: number): string => {
  const characters = charactersOf(text)
  return characters.length <= most ? text : `${characters.slice(0, most).join('').trimEnd()}…`
}

/** The first of a text, at most so many code units of it, as they are counted where it is kept: never half a character. */
export const cutTo = (text: string, most: number): string => {
  const first = text.slice(0, most)
  return /[\uD800-\uDBFF]$/.test(first) && most < text.length ? first.slice(0, -1) : first
}
