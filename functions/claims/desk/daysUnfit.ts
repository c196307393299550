import type { ProblemError } from '#shared/contract/problems.ts'
import { notYet } from '#shared/contracts/claims/claimNotice.ts'
import type { ClaimRecord } from '#shared/contracts/claims/claimRecord.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'

interface Placing extends Pick<ClaimRecord, 'circumstancesOn' | 'isCircumstances' | 'occurredOn'> {
  readonly madeOn: CalendarDate
}

interface Known {
  /** Where the insured is. */
  readonly today: CalendarDate
  readonly filedOn: CalendarDate | undefined
}

/**
 * What of the days by which a claim is placed cannot be: none is to come, the act and the circumstances come before the
 * claim that is made of them, and what was reported before it was made was circumstances then (rule: notice-days).
 */
export const daysUnfit = (
  { madeOn, occurredOn, circumstancesOn, isCircumstances }: Placing,
  { today, filedOn }: Known,
): ProblemError[] => {
  const wrong = (field: string, detail: string): ProblemError => ({ path: [field], detail })
  const ahead = Object.entries({ madeOn, occurredOn, circumstancesOn }).flatMap(([field, day]) =>
    day !== undefined && day > today ? [wrong(field, notYet)] : [],
  )
  if (ahead.length > 0) return ahead
  return [
    ...(occurredOn !== undefined && occurredOn > madeOn
      ? [wrong('occurredOn', `The claim was made on ${madeOn}: the act was done on that day or before`)]
      : []),
    ...(circumstancesOn !== undefined && circumstancesOn > madeOn
      ? [
          wrong(
            'circumstancesOn',
            `The claim was made on ${madeOn}: its circumstances were noticed on that day or before`,
          ),
        ]
      : []),
    ...(filedOn !== undefined && madeOn > filedOn && !isCircumstances && circumstancesOn === undefined
      ? [
          wrong(
            'madeOn',
            `It was reported on ${filedOn}: what was made later was noticed as circumstances first, say on which day`,
          ),
        ]
      : []),
  ]
}
