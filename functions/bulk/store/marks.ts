import type { OutcomeCounts } from '#shared/contracts/bulk/bulkUpload.ts'
import { type RowOutcome, rowOutcomes } from '#shared/domain/account/uploadWords.ts'

/** What has come of a row, as a letter: ten thousand of them are kept with each step. */
const letters: Readonly<Record<RowOutcome, string>> = { READY: 'R', CREATED: 'C', EXISTING: 'E', REFUSED: 'X' }

/** The letters of outcomes, one after another. */
export const marksOf = (outcomes: readonly RowOutcome[]): string => outcomes.map((each) => letters[each]).join('')

/** The outcome of the n-th row, from 0. */
export const outcomeAt = (marks: string, index: number): RowOutcome =>
  rowOutcomes.find((each) => letters[each] === marks[index]) ?? 'REFUSED'

/** The marks with those of some rows set. */
export const marked = (marks: string, changed: ReadonlyMap<number, RowOutcome>): string => {
  const all = [...marks]
  for (const [index, outcome] of changed) all[index] = letters[outcome]
  return all.join('')
}

/** The places of the rows of an outcome, from 0. */
export const placesOf = (marks: string, outcome: RowOutcome): number[] =>
  [...marks].flatMap((mark, index) => (mark === letters[outcome] ? [index] : []))

/** How many rows have come to what. */
export const countsOf = (marks: string): OutcomeCounts => {
  const of = (outcome: RowOutcome) => marks.split(letters[outcome]).length - 1
  return { READY: of('READY'), CREATED: of('CREATED'), EXISTING: of('EXISTING'), REFUSED: of('REFUSED') }
}
