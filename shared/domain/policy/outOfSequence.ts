import type { CalendarDate } from '../calendar/calendarDate.ts'
import { inEffect, type Stack, standing } from './policyStack.ts'
import type { PolicyTransaction, TermChange } from './policyTransaction.ts'

/** A later transaction that is applied again after one of an earlier day, and the terms of which it says otherwise. */
export interface Reapplied {
  readonly transaction: PolicyTransaction
  /** Terms that both set: from its day on the later one counts, as before. */
  readonly conflicts: readonly {
    readonly field: string
    readonly asked?: TermChange['after']
    readonly stays?: TermChange['after']
  }[]
}

/** What counts from a later day than a change that is made now, each with what it says otherwise. */
export const reapplied = (stack: Stack, day: CalendarDate, changes: readonly TermChange[]): Reapplied[] =>
  inEffect(standing(stack))
    .filter(({ effectiveDate, changes: theirs }) => effectiveDate > day && theirs.length > 0)
    .map((transaction) => ({
      transaction,
      conflicts: changes.flatMap(({ field, after: asked }) => {
        const theirs = transaction.changes.find((each) => each.field === field)
        return theirs === undefined || theirs.after === asked
          ? []
          : [
              {
                field,
                ...(asked !== undefined && { asked }),
                ...(theirs.after !== undefined && { stays: theirs.after }),
              },
            ]
      }),
    }))
