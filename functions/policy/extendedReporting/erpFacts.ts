import { config } from '#functions/_platform/config/config.ts'
import { paymentOf } from '#functions/ledger/public.ts'
import { rateBook } from '#functions/tariff/public.ts'
import type { PolicyRecord } from '#shared/contracts/policy/policyRecord.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { erpRuleOf } from '#shared/domain/policy/erpRules.ts'
import {
  type Ending,
  type ErpFacts,
  erpAskedUntil,
  erpRefusal,
  isClaimsMade,
} from '#shared/domain/policy/extendedReporting.ts'
import { pricesOf } from '#shared/domain/policy/policyStack.ts'
import { hasNeverCovered } from '#shared/domain/policy/policyStatusGroups.ts'
import type { ErpRate } from '#shared/domain/rating/rateBook.ts'
import type { CoveragePremium } from '#shared/domain/rating/ratedPremium.ts'
import type { CoverStatus } from '#shared/records/policy/policyStatus.ts'
import { isMisrepresentation, isNonPayment } from '../cancellation/cancellationFacts.ts'

const endings: Readonly<Partial<Record<CoverStatus, Ending>>> = {
  EXPIRED: 'ENDED',
  // It has one after it was cancelled for not being paid alone.
  'IN REINSTATEMENT PERIOD': 'NON_PAYMENT',
  RENEWED: 'RENEWED',
}

const endingOf = (policy: PolicyRecord): Ending => {
  const { status, cancellation } = policy
  if (hasNeverCovered(policy)) return 'NEVER_COVERED'
  if (status !== 'CANCELLED') return endings[status] ?? 'RUNNING'
  const reason = cancellation?.reason ?? ''
  if (isNonPayment(reason)) return 'NON_PAYMENT'
  return isMisrepresentation(reason) ? 'MISREPRESENTATION' : 'ENDED'
}

/** The first day that a policy which has ended does not cover. */
export const endedOnOf = ({ status, cancellation, expirationDate }: PolicyRecord): CalendarDate =>
  status === 'CANCELLED' && cancellation !== undefined ? cancellation.effectiveDate : expirationDate

/** Within which days its reporting is extended where the insured is, and by what. */
export const erpRuleFor = ({ firmographicData: { state } }: PolicyRecord) => erpRuleOf({ region: config.region, state })

/** What its rate book asks for extended reporting. */
export const erpRatesOf = ({ rated, coverages }: PolicyRecord): readonly ErpRate[] =>
  coverages.some(isClaimsMade) ? (rateBook(rated.rateBookVersion)?.extendedReporting ?? []) : []

/** What cover cost for the whole term as it was at the end. */
export const priceAtEnd = (policy: PolicyRecord): readonly CoveragePremium[] =>
  pricesOf(policy.transactions).findLast(({ from }) => from < endedOnOf(policy))?.coverages ?? []

/** What decides of a policy, besides what is due of it, whether its reporting can be extended. */
export const erpFactsOf = (policy: PolicyRecord, now: Instant): Omit<ErpFacts, 'unpaid'> => ({
  ending: endingOf(policy),
  endedOn: endedOnOf(policy),
  today: dateAt(now, policy.timeZone),
  windowDays: erpRuleFor(policy).windowDays,
  coverages: policy.coverages,
  rates: erpRatesOf(policy),
  reportingUntil: policy.reportingUntil,
})

/** What decides whether the reporting of a policy can be extended. */
export const erpFacts = async (policy: PolicyRecord, now: Instant): Promise<ErpFacts> => ({
  ...erpFactsOf(policy, now),
  unpaid: (await paymentOf(policy.id))?.dueAmount ?? 0,
})

/** Within how many days of its end reporting of a policy can be extended that is being cancelled; undefined where it cannot. */
export const erpAfterCancellation = (policy: PolicyRecord): number | undefined => {
  const { cancellation, excess } = policy
  const isWithout =
    cancellation === undefined || isNonPayment(cancellation.reason) || isMisrepresentation(cancellation.reason)
  if (isWithout || excess !== undefined || erpRatesOf(policy).length === 0) return undefined
  return erpRuleFor(policy).windowDays
}

/** Until when reporting of a policy that has ended can be extended, what is due of it left aside; undefined where it cannot. */
export const erpOpenUntil = (
  policy: PolicyRecord,
  now: Instant,
): { readonly endedOn: CalendarDate; readonly until: CalendarDate } | undefined => {
  const facts = erpFactsOf(policy, now)
  if (erpRefusal({ ...facts, unpaid: 0 }) !== undefined) return undefined
  return { endedOn: facts.endedOn, until: erpAskedUntil(facts) }
}
