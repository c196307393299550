/** A name as words: `declineQuote` is `decline quote`. */
export const words = (name: string): string =>
  name
    .replace(/([A-Z])/g, ' $1')
    .trim()
    .toLowerCase()

/** The same as a sentence begins: `Decline quote`. */
export const sentence = (name: string): string => words(name).replace(/^./, (first) => first.toUpperCase())
