import type { MinorUnits } from '#shared/domain/money/amounts.ts'
import type { CalendarDate } from '../calendar/calendarDate.ts'
import { daysBetween } from '../calendar/daysBetween.ts'
import { addDays, addMonths, addYears } from '../calendar/moveDate.ts'
import { coverageById } from '../coverage/catalogue.ts'
import { allocate, portion } from '../money/money.ts'
import type { ErpOption, ErpRate } from '../rating/rateBook.ts'
import type { CoveragePremium, PremiumTax, RatedPremium } from '../rating/ratedPremium.ts'
import type { MoneyChange } from './policyTransaction.ts'
import { type Term, totalPremiumOf } from './termPremium.ts'

/** Whether a coverage answers for claims by the day they are made; first-party cover answers for what happens in its days. */
export const isClaimsMade = ({ coverageId }: Pick<CoveragePremium, 'coverageId'>): boolean =>
  (coverageById(coverageId)?.retro ?? 'none') !== 'none'

/** How a policy ended, as far as extending its reporting goes. */
export type Ending = 'ENDED' | 'MISREPRESENTATION' | 'NEVER_COVERED' | 'NON_PAYMENT' | 'RENEWED' | 'RUNNING'

export interface ErpFacts {
  readonly ending: Ending
  /** The first day that is not covered. */
  readonly endedOn: CalendarDate
  /** Where the insured is. */
  readonly today: CalendarDate
  /** Days after the end within which it can be extended. */
  readonly windowDays: number
  readonly coverages: readonly Pick<CoveragePremium, 'coverageId'>[]
  readonly rates: readonly ErpRate[]
  /** What is due of the policy, minor units. */
  readonly unpaid: MinorUnits
  /** Until when claims are taken already. */
  readonly reportingUntil?: CalendarDate | undefined
}

/** The last day on which it is extended: so many days from the end of the policy, whatever came of what renewed it (decision: renewal-undone). */
export const erpAskedUntil = ({ endedOn, windowDays }: Pick<ErpFacts, 'endedOn' | 'windowDays'>): CalendarDate =>
  addDays(endedOn, windowDays)

/** Why reporting cannot be extended, as whoever asks is told; undefined where it can. Days are ISO, for the answer to say as the region does. */
export const erpRefusal = (facts: ErpFacts): string | undefined => {
  const { ending, endedOn, today, coverages, rates, unpaid, reportingUntil } = facts
  if (reportingUntil !== undefined) return `its claims are taken until ${reportingUntil} already`
  if (ending === 'RUNNING') return 'it runs; reporting is extended once it has ended'
  if (ending === 'NEVER_COVERED') return 'it never covered anything'
  if (ending === 'RENEWED') return 'it was renewed, and its claims are reported to the policy that renews it'
  if (ending === 'NON_PAYMENT') return 'it was cancelled because its premium was not paid'
  if (ending === 'MISREPRESENTATION') return 'it was cancelled for misrepresentation'
  if (rates.length === 0 || !coverages.some(isClaimsMade)) return 'none of its coverages is claims-made'
  const last = erpAskedUntil(facts)
  if (today > last) return `it ended on ${endedOn}, and could be extended until ${last}`
  return unpaid > 0 ? 'what is due of its premium is not paid' : undefined
}

/** The last day on which a claim can be reported when a policy that ended is extended. */
export const reportingEndsOn = (endedOn: CalendarDate, { months }: ErpRate): CalendarDate =>
  addDays(addMonths(endedOn, months), -1)

/** What extended reporting costs: a part of the annual premium of what is claims-made, whole the day it is issued, with taxes. */
export interface ErpPrice {
  readonly coverages: CoveragePremium[]
  readonly premium: MinorUnits
  readonly taxes: MoneyChange['taxes']
  readonly total: MinorUnits
}

/** Taxes go by the rates of the policy; fees and what is charged once for a policy are not charged again. */
const taxesOn = (premium: MinorUnits, taxes: readonly PremiumTax[]): MoneyChange['taxes'] => {
  let gst = 0
  return taxes
    .map(({ key, rate }) => {
      const amount = portion(premium + (key === 'stampDuty' ? gst : 0), { rate })
      if (key === 'gst') gst += amount
      return { key, amount }
    })
    .filter(({ amount }) => amount !== 0)
}

/** `price` is what cover cost for the whole term by coverage, as it was at the end. */
export const erpPrice = (
  price: readonly CoveragePremium[],
  {
    rate: { factor },
    term,
    taxes,
  }: { readonly rate: ErpRate; readonly term: Term; readonly taxes: RatedPremium['taxes'] },
): ErpPrice => {
  const claimsMade = price.filter((each) => isClaimsMade(each) && each.premium > 0)
  const { effectiveDate, endDate } = term
  const days = daysBetween({ from: effectiveDate, until: endDate })
  const year = daysBetween({ from: effectiveDate, until: addYears(effectiveDate, 1) })
  const premium = portion(totalPremiumOf(claimsMade), { rate: (factor * year) / days })
  const parts = allocate(
    premium,
    claimsMade.map((each) => each.premium),
  )
  const taxed = taxesOn(premium, taxes)
  return {
    coverages: claimsMade.map(({ coverageId }, index) => ({ coverageId, premium: parts[index] ?? 0 })),
    premium,
    taxes: taxed,
    total: premium + taxed.reduce((sum, { amount }) => sum + amount, 0),
  }
}

/** The rate of an option; undefined where the book has none. */
export const erpRateOf = (rates: readonly ErpRate[], option: ErpOption): ErpRate | undefined =>
  rates.find((rate) => rate.option === option)
