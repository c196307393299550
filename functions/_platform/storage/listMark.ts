/**
 * A row of a list that is nobody's: `verify` puts it there for a moment, and what was written to the list before has been
 * counted once it is counted. No record measures a fraction, so a counter tells by its half that it has counted one.
 */
const markPrefix = '!verify#'

export const markMeasure = 0.5

export const markId = (name: string): string => `${markPrefix}${name}`

export const isMark = (id: unknown): boolean => String(id).startsWith(markPrefix)

/** What a counter has counted of records, without a mark that is there for the moment. */
export const withoutMark = ({ count, measure }: { readonly count: number; readonly measure: number }) =>
  Number.isInteger(measure) ? { count, measure } : { count: count - 1, measure: measure - markMeasure }
