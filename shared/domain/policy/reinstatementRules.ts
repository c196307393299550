import type { RegionCode } from '#shared/regions/code.ts'
import type { CalendarDate } from '../calendar/calendarDate.ts'
import { addDays } from '../calendar/moveDate.ts'
import { reinstatementDays } from './policyDates.ts'

/** With cover as if it had never ended, or with days that are not covered (rule: reinstatement). */
export const reinstatementKinds = ['WITHOUT_LAPSE', 'WITH_LAPSE'] as const
export type ReinstatementKind = (typeof reinstatementKinds)[number]

/** For how many days after its cancellation a policy comes back, by which way, and how fresh the insured's letter is. */
export interface ReinstatementRule {
  /** Days after it took effect in which a cancellation is taken back as a mistake, with nobody's word. */
  readonly undoDays: number
  readonly withoutLapseDays: number
  readonly withLapseDays: number
  /** Days before the reinstatement within which the insured has signed that no loss is known. */
  readonly letterDays: number
  readonly source: string
}

const byRegion: Readonly<Record<RegionCode, ReinstatementRule>> = {
  us: {
    undoDays: 3,
    withoutLapseDays: reinstatementDays,
    withLapseDays: 60,
    letterDays: 10,
    source: 'Underwriting guidelines of the carriers; statement of no loss (ACORD 37)',
  },
  uk: {
    undoDays: 3,
    withoutLapseDays: reinstatementDays,
    withLapseDays: 60,
    letterDays: 10,
    source: 'Terms of business; the duty of fair presentation before a variation (Insurance Act 2015 s 2(2))',
  },
  au: {
    undoDays: 3,
    withoutLapseDays: reinstatementDays,
    withLapseDays: 60,
    letterDays: 10,
    source:
      'Terms of business; the duty of disclosure before a reinstatement (Insurance Contracts Act 1984 s 11(9), 21)',
  },
}

export const reinstatementRuleOf = (region: RegionCode): ReinstatementRule => byRegion[region]

/** Days that are not covered: from the first of them until the one on which cover is back. */
export interface CoverGap {
  readonly from: CalendarDate
  readonly until: CalendarDate
}

/** What is possible of a cancelled policy on a day: until when each kind is, and the gap that one with lapse leaves. */
export const reinstatementOn = (
  region: RegionCode,
  {
    cancelledOn,
    expirationDate,
    today,
  }: { readonly cancelledOn: CalendarDate; readonly expirationDate: CalendarDate; readonly today: CalendarDate },
): Readonly<Record<ReinstatementKind, { readonly until: CalendarDate; readonly gap?: CoverGap }>> => {
  const rule = byRegion[region]
  const last = addDays(expirationDate, -1)
  const until = (days: number) => {
    const day = addDays(cancelledOn, days)
    return day < last ? day : last
  }
  return {
    WITHOUT_LAPSE: { until: until(rule.withoutLapseDays) },
    WITH_LAPSE: { until: until(rule.withLapseDays), gap: { from: cancelledOn, until: today } },
  }
}
