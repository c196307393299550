import { inRegion } from '#functions/_platform/problems/inRegion.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import type { PolicyRecord } from '#shared/contracts/policy/policyRecord.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import {
  type ErpPrice,
  erpPrice,
  erpRateOf,
  erpRefusal,
  reportingEndsOn,
} from '#shared/domain/policy/extendedReporting.ts'
import type { ErpOption, ErpRate } from '#shared/domain/rating/rateBook.ts'
import { erpFacts, priceAtEnd } from './erpFacts.ts'

/** What extended reporting of a policy is, from when to when, and what it costs. */
export interface ErpOffer extends ErpPrice {
  readonly rate: ErpRate
  readonly from: CalendarDate
  readonly until: CalendarDate
}

/** @throws policy.notExtendable with the reason, where it cannot be extended */
export const erpOffer = async (policy: PolicyRecord, option: ErpOption, now: Instant): Promise<ErpOffer> => {
  const facts = await erpFacts(policy, now)
  const refusal = erpRefusal(facts)
  if (refusal !== undefined) fail('policy.notExtendable', { data: { why: inRegion(refusal) } })
  const rate =
    erpRateOf(facts.rates, option) ?? fail('policy.notExtendable', { data: { why: 'its rates have no such period' } })
  const term = { effectiveDate: policy.effectiveDate, endDate: policy.expirationDate }
  return {
    rate,
    from: facts.endedOn,
    until: reportingEndsOn(facts.endedOn, rate),
    ...erpPrice(priceAtEnd(policy), { rate, term, taxes: policy.rated.taxes }),
  }
}
