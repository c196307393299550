import { config } from '#functions/_platform/config/config.ts'
import type { Payment } from '#functions/ledger/public.ts'
import type { PolicyRecord } from '#shared/contracts/policy/policyRecord.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { CancellationCause, CancellationFacts } from '#shared/domain/policy/cancellationRules.ts'
import { policyReasons } from '../reports/policyReasons.ts'

const { cancel } = policyReasons
const nonPayment: readonly string[] = ['NON_PAYMENT', cancel.NON_PAYMENT]
const insurers: readonly string[] = ['RISK_CHANGED', cancel.RISK_CHANGED]

/** Whether a reason, by its code or its words, is that the premium was not paid. */
export const isNonPayment = (reason: string): boolean => nonPayment.includes(reason.trim())

const misrepresentation: readonly string[] = ['MISREPRESENTATION', cancel.MISREPRESENTATION]

/** Whether a reason, by its code or its words, is that the insured said what was not so. */
export const isMisrepresentation = (reason: string): boolean => misrepresentation.includes(reason.trim())

/** Whose deed a cancellation for a reason is; what is in nobody's list the insured asks for. */
const causeOf = (reason: string): CancellationCause => {
  if (isNonPayment(reason)) return 'nonPayment'
  return insurers.includes(reason.trim()) || isMisrepresentation(reason) ? 'insurer' : 'insured'
}

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
  effectiveDate: policy.effectiveDate,
  expirationDate: policy.expirationDate,
  today: dateAt(now, policy.timeZone),
  unpaidSince: payment?.unpaidSince,
})
