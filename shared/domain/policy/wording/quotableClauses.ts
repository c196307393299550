import { parseWording, type WordingClause } from './parseWording.ts'

/** A clause of a form as a letter quotes it: how the form counts and names it, and its words. */
export interface QuotableClause {
  readonly clause: string
  readonly text: string
}

const nameOf = ({ number, title }: Pick<WordingClause, 'number' | 'title'>): string =>
  [number, title].filter(Boolean).join(' ')

const textOf = ({ paragraphs }: WordingClause): string =>
  paragraphs.map(({ mark, text }) => (mark === undefined ? text : `${mark} ${text}`)).join('\n')

/** The clauses of a wording, each by itself; one without a title is named by its part. */
export const quotableClauses = (wording: string): QuotableClause[] =>
  parseWording(wording).flatMap((part) =>
    part.clauses.flatMap((clause) => {
      const text = textOf(clause)
      return text === '' ? [] : [{ clause: nameOf(clause) || nameOf(part), text }]
    }),
  )
