/** What stands for a letter in a password that only looks difficult; `1`, `l` and `i` count as one letter. */
const lookalikes: Readonly<Record<string, string>> = {
  '!': 'i',
  $: 's',
  '+': 't',
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  l: 'i',
  '|': 'i',
  '€': 'e',
}

/** Words that people put before the one that counts. */
const leadIns = ['i am', 'i love', 'love', 'my', 'the']

/** The digits with Shift, on the keyboards of the three regions. */
const shifted: Readonly<Record<string, string>> = {
  '!': '1',
  '"': '2',
  '@': '2',
  '#': '3',
  '£': '3',
  $: '4',
  '%': '5',
  '^': '6',
  '&': '7',
  '*': '8',
  '(': '9',
  ')': '0',
}

/** Where fingers go along: alphabet, numbers, rows and columns of keyboards, the numeric pad. */
const tracks = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qwertzuiop',
  'yxcvbnm',
  'azertyuiop',
  'qsdfghjklm',
  'wxcvbn',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  'qazwsxedcrfvtgbyhnujmikolp',
  '11223344556677889900',
  '147258369',
  '159357',
  '159753',
  '741852963',
  '7894561230',
].flatMap((track) => [track, [...track].reverse().join('')])

/** Longer ones made of a pattern are tried by nobody. */
const longestPattern = 32

/** Digits of a day in any order of day, month and year. */
const dayOf = /^(?:[0-3]\d[01]\d|[01]\d[0-3]\d)(?:19|20)\d\d$|^(?:19|20)\d\d[01]\d[0-3]\d$/

/** A text without case, spaces and accents. */
export const bare = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\s\p{M}]+/gu, '')

/** A word as it is compared: bare, letters for what looks like them, and nothing else but digits. */
export const wordOf = (text: string): string =>
  [...bare(text)]
    .map((sign) => lookalikes[sign] ?? sign)
    .join('')
    .replace(/[^\p{L}\d]+/gu, '')

const leading = new RegExp(`^(?:${leadIns.map(wordOf).join('|')})`)

/**
 * The words a password may be made from: what is between its first and last letter, with up to two signs more on either
 * side that may stand for letters, with and without a lead-in. Digits alone are a word of their own.
 */
const wordsIn = (password: string): string[] => {
  const signs = [...bare(password)]
  const first = signs.findIndex((sign) => /\p{L}/u.test(sign))
  if (first < 0) return [wordOf(signs.filter((sign) => /\d/.test(sign)).join(''))]
  const end = signs.findLastIndex((sign) => /\p{L}/u.test(sign)) + 1
  const words = [0, 1, 2].flatMap((before) =>
    [0, 1, 2].map((after) => wordOf(signs.slice(Math.max(first - before, 0), end + after).join(''))),
  )
  return words.flatMap((word) => [word, word.replace(leading, '')])
}

const isMadeOf = (text: string, unit: string): boolean =>
  unit.repeat(Math.ceil(text.length / unit.length)).startsWith(text)

/** Whether the password is one of the words, whatever stands around it and however often it comes. */
export const isGuessedFrom = (words: ReadonlySet<string>, password: string): boolean =>
  wordsIn(password).some((word) =>
    [1, 2, 3, 4].some((times) => {
      const unit = word.slice(0, word.length / times)
      return words.has(unit) && unit.repeat(times) === word
    }),
  )

/** Whether the text is nothing but runs of three and more along the tracks, or of one sign. */
const isWalk = (text: string): boolean => {
  const isRun = (piece: string) => isMadeOf(piece, piece.charAt(0)) || tracks.some((track) => track.includes(piece))
  const reached = new Set([0])
  for (let start = 0; start < text.length; start += 1)
    if (reached.has(start))
      for (let end = start + 3; end <= text.length && isRun(text.slice(start, end)); end += 1) reached.add(end)
  return text.length > 0 && reached.has(text.length)
}

/** Whether the text is two to four signs again and again; one again and again is two of it. */
const isRepeated = (text: string): boolean =>
  [2, 3, 4].some((length) => text.length >= 2 * length && isMadeOf(text, text.slice(0, length)))

/**
 * Whether the password is a walk over the keyboard, a repetition or a date, whatever digits and symbols stand around it;
 * one or two letters beside a number do not hide it.
 */
export const isPattern = (password: string): boolean => {
  const text = bare(password)
  if (text.length > longestPattern) return false
  const digits = [...text].map((sign) => shifted[sign] ?? sign).join('')
  const undecorated = text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  const number = text.replace(/\p{L}/gu, '').length < text.length - 2 ? '' : text.replace(/\D+/g, '')
  return (
    dayOf.test(number) ||
    [text, digits, undecorated, number].some((each) => isWalk(each) || (each.length >= 6 && isRepeated(each)))
  )
}
