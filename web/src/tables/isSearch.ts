/** Letters that a search needs. */
const shortest = 2

/** Whether a text is looked for; before that the whole list stays, in its order. */
export const isSearch = (text: string | undefined): text is string =>
  text !== undefined && text.trim().length >= shortest && /[\p{L}\p{N}]/u.test(text)
