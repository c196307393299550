import type { CalendarDate } from '../calendar/calendarDate.ts'
import { changesBetween } from './policyLeaves.ts'
import { type Stack, standing, termsAt } from './policyStack.ts'
import type { TermChange } from './policyTransaction.ts'

/** What of the terms is another from a day on that is to come. */
export interface ComingTerms {
  readonly effectiveDate: CalendarDate
  readonly changes: readonly TermChange[]
}

/**
 * The days after `today` on which terms of a policy become others, each with what it was and becomes; what would begin once
 * cover is over, on `endsOn` or later, never does.
 */
export const comingTerms = (
  stack: Stack,
  { today, endsOn }: { readonly today: CalendarDate; readonly endsOn: CalendarDate },
): ComingTerms[] => {
  const days = [...new Set(standing(stack).map(({ effectiveDate }) => effectiveDate))]
    .filter((day) => day > today && day < endsOn)
    .toSorted()
  return days.flatMap((effectiveDate, index) => {
    const changes = changesBetween(
      termsAt(stack, { effective: days[index - 1] ?? today }),
      termsAt(stack, { effective: effectiveDate }),
    )
    return changes.length === 0 ? [] : [{ effectiveDate, changes }]
  })
}
