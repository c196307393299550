import type { Region } from './region.ts'

/** What people put between digits. */
const between = '[ ().-]*'

/** A digits pattern in which separators may follow each digit. */
const spaced = (digits: string): string =>
  digits.replaceAll(
    /(\[[^\]]+\]|\\d|\d)(\{[\d,]+\})?/g,
    (_, digit: string, times = '') => `(?:${digit}${between})${times}`,
  )

/**
 * A phone of the region as people type it, as a pattern: national, with a trunk 0, with the country code after + or 00 or
 * bare, digits grouped as they like, an extension after it. All that it matches `readPhone` reads.
 */
export const typedPhone = ({ diallingCode, phone }: Region): string => {
  const code = diallingCode.slice(1)
  const national = spaced(phone.pattern.source.slice(1 + code.length, -1))
  const trunk = code === '1' ? '' : `(?:0${between})?`
  return `^\\(?(?:(?:\\+|00)?${spaced(code)}${trunk}|${trunk})${national}(?: ?(?:ext\\.?|x|#) ?\\d{1,6})?$`
}
