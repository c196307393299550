import type { RegionCode } from '#shared/regions/code.ts'
import type { CalendarDate } from '../calendar/calendarDate.ts'
import { daysBetween } from '../calendar/daysBetween.ts'
import { addDays } from '../calendar/moveDate.ts'
import type { MinorUnits } from '../money/amounts.ts'

/** When a policy is renewed by itself whose insured has agreed to that (rule: auto-renewal). Days are before its end. */
interface AutoRenewalRule {
  /** From so many days on the insured is told what it will cost and how to stop it. */
  readonly tellDays: number
  /** From so many days on it is bound and issued. */
  readonly bindDays: number
  /** So long at least lies between being told and the end of the policy. */
  readonly leastDays: number
  /** By how much the price may rise, in percent of what the policy costs; more is for a person to agree to. */
  readonly mostRise: number
  /** Where the days come from. */
  readonly source: string
}

export const autoRenewalRules: Readonly<Record<RegionCode, AutoRenewalRule>> = {
  us: { tellDays: 45, bindDays: 10, leastDays: 30, mostRise: 10, source: 'State renewal notices of 30 to 45 days' },
  uk: {
    tellDays: 30,
    bindDays: 5,
    leastDays: 21,
    mostRise: 10,
    source: 'FCA ICOBS 6.1 and 6.5, in good time before renewal',
  },
  au: { tellDays: 30, bindDays: 5, leastDays: 14, mostRise: 10, source: 'Insurance Contracts Act 1984 (Cth) s 58' },
}

/** What the insured was told last: which quote renews, and at which price. */
interface ToldRenewal {
  readonly quoteId: string
  readonly totalPremium: MinorUnits
  readonly on: CalendarDate
}

interface Facts {
  readonly expirationDate: CalendarDate
  readonly told?: ToldRenewal | undefined
  /** The offer that stands, and what it costs. */
  readonly offer: { readonly quoteId: string; readonly totalPremium: MinorUnits }
}

/** What is to be done today: tell, bind, say that it is too late to tell, or nothing. */
type AutoRenewalStep = 'bind' | 'nothing' | 'tell' | 'tooLate'

/** The day on which a policy is renewed by itself. */
export const renewsItselfOn = (expirationDate: CalendarDate, region: RegionCode): CalendarDate =>
  addDays(expirationDate, -autoRenewalRules[region].bindDays)

/** Told is who was told of this offer at this price; another price is told anew, while there is time to. */
export const autoRenewalStep = (
  { expirationDate, told, offer }: Facts,
  { region, today }: { readonly region: RegionCode; readonly today: CalendarDate },
): AutoRenewalStep => {
  const { tellDays, bindDays, leastDays } = autoRenewalRules[region]
  const daysLeft = daysBetween({ from: today, until: expirationDate })
  if (daysLeft > tellDays || daysLeft < 0) return 'nothing'
  const isTold = told?.quoteId === offer.quoteId && told.totalPremium === offer.totalPremium
  if (!isTold) return daysLeft >= leastDays ? 'tell' : 'tooLate'
  return daysLeft <= bindDays ? 'bind' : 'nothing'
}

/** Whether a price is within what the insured has agreed to. */
export const isWithinBound = (
  { before, after }: { readonly before: MinorUnits; readonly after: MinorUnits },
  region: RegionCode,
): boolean => after * 100 <= before * (100 + autoRenewalRules[region].mostRise)
