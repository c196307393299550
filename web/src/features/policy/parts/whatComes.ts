import type { Policy } from '#shared/contracts/policy/policy.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import type { TermChange } from '#shared/domain/policy/policyTransaction.ts'

/** What becomes of a policy's cover on a day: it begins, its terms become others, another policy renews it, or it is not renewed. */
export type Coming = { readonly on: CalendarDate } & (
  | { readonly what: 'begins' }
  | { readonly what: 'changes'; readonly changes: readonly TermChange[] }
  | { readonly what: 'renewed'; readonly by: string }
  | { readonly what: 'notRenewed'; readonly because: string | undefined }
)

/** Statuses of cover that goes on to its last day, as far as anybody has decided. */
const going: readonly Policy['status'][] = ['BOUND', 'CANCEL REQUESTED', 'IN FORCE', 'ISSUED']

/** What is to come of a policy after `today`, the insured's day, in its order. */
export const whatComes = (
  policy: Pick<
    Policy,
    | 'coming'
    | 'effectiveDate'
    | 'expirationDate'
    | 'renewalOptOut'
    | 'renewalOptOutReason'
    | 'renewedByPolicyId'
    | 'standsUntil'
    | 'status'
  >,
  today: CalendarDate,
): Coming[] => {
  const { coming = [], effectiveDate, expirationDate, renewedByPolicyId: by, status } = policy
  const { renewalOptOut, renewalOptOutReason: because, standsUntil: ends = expirationDate } = policy
  const goesOn = going.includes(status)
  return [
    ...(goesOn && effectiveDate > today ? [{ on: effectiveDate, what: 'begins' as const }] : []),
    ...coming.map(({ effectiveDate: on, changes }) => ({ on, what: 'changes' as const, changes })),
    ...(goesOn && expirationDate > today && by !== undefined
      ? [{ on: expirationDate, what: 'renewed' as const, by }]
      : []),
    ...(goesOn && ends > today && by === undefined && renewalOptOut
      ? [{ on: ends, what: 'notRenewed' as const, because }]
      : []),
  ]
}
