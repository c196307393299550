/** The sentence of a reason as the key of its few words: without what it says of this quote in brackets, and without points. */
export const reasonKey = (reason: string): string =>
  reason
    .replace(/ \(.*\)$/, '')
    .replace(/[^\w -]/g, '')
    .replace(/ +/g, ' ')
    .trim()
