import type { RegionCode } from '#shared/regions/code.ts'
import type { RegionalText } from '../../coverage/coverage.ts'
import { inRegion } from '../../coverage/regionalText.ts'
import { spelled } from './spelled.ts'

/** A text in American English, or one for each region that words it otherwise. */
export type Words = RegionalText | string

/** One numbered provision: its title, what it says, and what it lists. */
export interface Clause {
  readonly title: Words
  readonly text: Words
  /** Lettered (a), (b), … */
  readonly items?: readonly Words[]
  /** What follows what is listed. */
  readonly after?: Words
  /** Stands in these regions alone. */
  readonly only?: readonly RegionCode[]
}

/** A numbered part of a form; one without a title is all of it, and its clauses are counted alone. */
export interface Part {
  readonly title?: Words
  readonly lead?: Words
  readonly clauses: readonly Clause[]
}

/** What a form says: what stands before its parts, and its parts. */
export interface Wording {
  readonly lead: readonly Words[]
  readonly parts: readonly Part[]
}

const letterOf = (index: number): string => String.fromCharCode('a'.charCodeAt(0) + index)

/** The paragraphs of a clause under its number and title. */
const clauseOf = (number: string, { title, text, items = [], after }: Clause, said: (words: Words) => string) => [
  `## ${number} ${said(title)}`,
  said(text),
  ...items.map((item, letter) => `(${letterOf(letter)}) ${said(item)}`),
  ...(after === undefined ? [] : [said(after)]),
]

/**
 * A wording as plain text, as staff write theirs (`parseWording`): a blank line between paragraphs, `#` before the title of
 * a part, `##` before that of a clause. Parts and clauses are numbered in their order.
 */
export const textOfWording = ({ lead, parts }: Wording, region: RegionCode): string => {
  const said = (words: Words): string => spelled(typeof words === 'string' ? words : inRegion(words, region), region)
  const paragraphs = parts.flatMap((part, index) => {
    const clauses = part.clauses.filter(({ only }) => only === undefined || only.includes(region))
    const before = part.title === undefined ? '' : `${index + 1}.`
    return [
      ...(part.title === undefined ? [] : [`# ${index + 1} ${said(part.title)}`]),
      ...(part.lead === undefined ? [] : [said(part.lead)]),
      ...clauses.flatMap((clause, place) => clauseOf(`${before}${place + 1}`, clause, said)),
    ]
  })
  return [...lead.map(said), ...paragraphs].join('\n\n')
}
