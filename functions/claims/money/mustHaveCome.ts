import { fail } from '#functions/_platform/problems/problem.ts'
import { bookDate } from '#functions/ledger/public.ts'
import type { ProblemError } from '#shared/contract/problems.ts'
import { notYet } from '#shared/contracts/claims/claimNotice.ts'
import type { ClaimRecord } from '#shared/contracts/claims/claimRecord.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { type Outage, outageSpan } from '#shared/domain/claims/waitingHours.ts'

/** Since when there is a loss, as far as it is known. */
const lossOf = ({ lossDate, occurredOn }: Pick<ClaimRecord, 'lossDate' | 'occurredOn'>): CalendarDate | undefined =>
  occurredOn ?? lossDate

const before = (claim: ClaimRecord, day: CalendarDate): string | undefined => {
  const loss = lossOf(claim)
  return loss !== undefined && day < loss ? `The loss was on ${loss}: nothing moved for it before` : undefined
}

/** Refuses a day of money that has not come in the provider's books, or was before the loss. */
export const mustHaveCome = (
  claim: ClaimRecord,
  { day, field, now }: { readonly day: CalendarDate; readonly field: string; readonly now: Instant },
): void => {
  const detail = day > bookDate(now) ? notYet : before(claim, day)
  if (detail !== undefined) fail('request.unfit', { errors: [{ detail, path: [field] }] })
}

/** Refuses an outage that is not over yet, or began before the loss. */
export const mustBeOver = (claim: ClaimRecord, outage: Outage, now: Instant): void => {
  const { began, over } = outageSpan(outage, claim.timeZone)
  const tooEarly = before(claim, began)
  const errors: ProblemError[] = [
    ...(tooEarly === undefined ? [] : [{ detail: tooEarly, path: ['outage', 'from'] }]),
    ...(Date.parse(over) <= Date.parse(now)
      ? []
      : [{ detail: 'This time has not come yet: ask for what was lost until now', path: ['outage', 'until'] }]),
  ]
  if (errors.length > 0) fail('request.unfit', { errors })
}
