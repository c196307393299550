import { config } from '#functions/_platform/config/config.ts'
import type { Payment } from '#functions/ledger/public.ts'
import type { PolicyRecord } from '#shared/contracts/policy/policyRecord.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { causeOfReason, isReason } from '#shared/domain/policy/cancellationReasons.ts'
import type { CancellationFacts } from '#shared/domain/policy/cancellationRules.ts'
import { isOnPaper, postingDays } from '#shared/domain/policy/paperNotice.ts'

/** Whether a reason, by its code or its words, is that the premium was not paid. */
export const isNonPayment = (reason: string): boolean => isReason(reason, 'NON_PAYMENT')

/** Whether a reason, by its code or its words, is that the insured said what was not so. */
export const isMisrepresentation = (reason: string): boolean => isReason(reason, 'MISREPRESENTATION')

/** Whose deed a cancellation for a reason is here. */
export const causeOf = (reason: string): CancellationFacts['cause'] => causeOfReason(reason, { region: config.region })

/** What decides when a policy can be cancelled for a reason. */
export const cancellationFacts = (
  policy: PolicyRecord,
  reason: string,
  payment: Pick<Payment, 'unpaidSince'> | undefined,
  now: Instant,
): CancellationFacts => ({
  region: config.region,
  state: policy.firmographicData.state,
  cause: causeOf(reason),
  isRenewal: policy.isRenewal,
  effectiveDate: policy.effectiveDate,
  expirationDate: policy.expirationDate,
  today: dateAt(now, policy.timeZone),
  unpaidSince: payment?.unpaidSince,
  ...(isOnPaper(policy) && { postingDays }),
})
