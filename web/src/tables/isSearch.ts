/** Letters that a search needs. */
const shortest = 2

/**
 * Whether a text is looked for; before that the whole list stays, in its order. Signs alone are looked for as well, and
 * found nowhere.
 */
export const isSearch = (text: string | undefined): text is string => {
  const asked = text?.trim() ?? ''
  return /[^\s*]/.test(asked) && ([...asked].length >= shortest || !/[\p{L}\p{N}]/u.test(asked))
}
