import { commissionsOn } from '#functions/ledger/public.ts'
import type { PolicyRecord } from '#shared/contracts/policy/policyRecord.ts'
import { invoiceLines } from '#shared/domain/billing/invoice.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { breakdownOf, type PremiumBreakdown } from '#shared/domain/ledger/premiumBreakdown.ts'
import { allocate } from '#shared/domain/money/money.ts'
import { unearnedShare } from '#shared/domain/policy/policyDates.ts'
import { taxKeys } from '#shared/domain/rating/ratedPremium.ts'

/** What a cancellation before the fourth version of policies returned: of everything but fees the part still to run. */
const returned = ({ rated, ...policy }: PolicyRecord, effectiveDate: CalendarDate, flat: boolean): PremiumBreakdown => {
  const charged = breakdownOf(rated, commissionsOn(rated))
  if (flat) return charged
  const term = { effectiveDate: policy.effectiveDate, endDate: policy.expirationDate }
  const share = unearnedShare(term, effectiveDate)
  const part = (amount: number) => allocate(amount, [share, 1 - share])[0] ?? 0
  return {
    premium: part(charged.premium),
    tria: part(charged.tria),
    fees: {},
    taxes: Object.fromEntries(taxKeys.map((key) => [key, part(charged.taxes[key] ?? 0)])),
    commission: part(charged.commission),
    carrierCommission: part(charged.carrierCommission),
  }
}

/** A policy whose cancellation does not say what it returned for what: it is told by the rule of its time. */
export const withLinesReturned = (policy: PolicyRecord): PolicyRecord => {
  const { cancellation } = policy
  if (cancellation?.returned === undefined) return policy
  const { commission, carrierCommission, ...back } = returned(policy, cancellation.effectiveDate, cancellation.flat)
  return {
    ...policy,
    cancellation: { ...cancellation, lines: invoiceLines({ ...back, commission, carrierCommission }) },
    returnedCommissions: { commission, carrierCommission },
  }
}
