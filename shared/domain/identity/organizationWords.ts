import { bare } from './guessablePassword.ts'

/** What an organization's name says of its form, trade or country, and not of itself. */
const unspecific = new Set(
  `agencies agency associates australia broker brokerage brokers broking co company corp corporation cover group
  holdings inc incorporated insurance limited llc llp ltd of partners partnership plc pty risk services solutions the uk
  underwriting us`.split(/\s+/),
)

/**
 * The words by which people know an organization: its name, and what is left of it without form and trade, each with `and`
 * and without. One word of a longer name is not among them: half the trade would share it.
 */
export const organizationWords = (name: string): string[] => {
  const parts = name
    .toLowerCase()
    .replaceAll('&', ' and ')
    .split(/[^\p{L}\p{M}\d]+/u)
  const own = parts.filter((part) => part === 'and' || !unspecific.has(part))
  return [parts, own]
    .flatMap((words) => [words, words.filter((word) => word !== 'and')])
    .map((words) => bare(words.join('')))
    .filter((word) => word.length >= 3)
}
