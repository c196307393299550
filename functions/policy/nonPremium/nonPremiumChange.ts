import type { Actor } from '#functions/_platform/auth/actor.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import type { NonPremiumTerms } from '#shared/contracts/policy/endorsedTerms.ts'
import type { PolicyRecord } from '#shared/contracts/policy/policyRecord.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { endorsementWindow } from '#shared/domain/policy/endorsementWindow.ts'
import { changesBetween } from '#shared/domain/policy/policyLeaves.ts'
import { termsAt } from '#shared/domain/policy/policyStack.ts'
import { mayEndorseWholeTerm } from '../stack/mayEndorseWholeTerm.ts'
import { withNonPremium } from '../stack/nonPremiumLeaves.ts'
import { recordOfStack } from '../stack/recordOfStack.ts'
import { withTransaction } from '../stack/withTransaction.ts'

interface Doing {
  readonly actor: Actor
  readonly now: Instant
}

/** A day on which it may take effect, or the nearest to today. */
export const dayOfChange = (
  policy: PolicyRecord,
  asked: CalendarDate | undefined,
  { actor, now }: Doing,
): CalendarDate => {
  const today = dateAt(now, policy.timeZone)
  const term = { effectiveDate: policy.effectiveDate, endDate: policy.expirationDate }
  const { from, to } = endorsementWindow(term, { today, isStaff: mayEndorseWholeTerm(actor) })
  if (asked === undefined) return today < from ? from : today > to ? to : today
  if (asked < from || asked > to)
    fail('policy.endorsementDate', {
      data: { from, to },
      errors: [{ path: ['effectiveDate'], detail: `From ${from} to ${to}` }],
    })
  return asked
}

/** The policy with a change that moves no premium, as of a day. */
export const nonPremiumChange = (
  policy: PolicyRecord,
  terms: NonPremiumTerms,
  effectiveDate: CalendarDate,
  { actor, now }: Doing,
): PolicyRecord => {
  const before = termsAt(policy.transactions, { effective: effectiveDate })
  const changes = changesBetween(before, withNonPremium(before, terms))
  if (changes.length === 0) fail('policy.nothingChanges')
  const made = { kind: 'NON_PREMIUM' as const, effectiveDate, known: now, by: actor.userId, changes }
  return { ...recordOfStack(withTransaction(policy, made)), lastUpdated: now }
}
