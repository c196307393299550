const surrogates = 0xd800

/**
 * Whether a text comes before another in the table's order, that of UTF-8: by code points. JavaScript's own order is that of
 * UTF-16, in which an emoji comes before the last few thousand letters.
 */
export const isBefore = (a: string, b: string): boolean => {
  const shorter = Math.min(a.length, b.length)
  for (let index = 0; index < shorter; index += 1) {
    const [one, other] = [a.charCodeAt(index), b.charCodeAt(index)]
    if (one === other) continue
    if (one < surrogates || other < surrogates) return one < other
    // Halves of characters beyond the first plane come after the letters that their codes are smaller than.
    const isHalf = (code: number) => code < 0xe000
    return isHalf(one) === isHalf(other) ? one < other : isHalf(other)
  }
  return a.length < b.length
}
