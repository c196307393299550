import type { MinorUnits } from '#shared/domain/money/amounts.ts'
import type { CalendarDate } from '../calendar/calendarDate.ts'
import { daysBetween } from '../calendar/daysBetween.ts'
import { allocate, portion } from '../money/money.ts'
import type { Taxed } from '../rating/taxes/taxAuthority.ts'
import type { CancellationCause } from './cancellationRules.ts'
import { coolingOffOf } from './coolingOff.ts'
import type { CancellationManner } from './policyTransaction.ts'
import { financedRuleOf, returnRuleOf } from './returnRules.ts'
import { customaryShortRate } from './shortRate.ts'

/** What decides in which manner premium is returned. */
export type ReturnFacts = Taxed & {
  readonly surplus: boolean
  readonly cause: CancellationCause
  /** As of the first day: cover never ran. */
  readonly flat: boolean
  /** Part of the term that is still to run, 0 to 1. */
  readonly unearned: number
}

/** Premium with terrorism cover apart, as both are returned. Minor units. */
export interface PremiumParts {
  readonly premium: MinorUnits
  readonly tria: MinorUnits
}

/** What of a premium comes back, by which manner, and what decided that. */
export interface ReturnBasis extends PremiumParts {
  readonly manner: Exclude<CancellationManner, 'VOID'>
  /** Whether fees that are earned in full come back all the same. */
  readonly feesToo: boolean
  /** Whether all that was charged comes back. */
  readonly isWhole: boolean
  /** What comes back of what does by days; the same part of the commissions goes back. */
  readonly part: number
  /** Percent of the premium that is kept by the manner. */
  readonly kept?: number
  /** Percent of the premium for the days that are left that is returned by it. */
  readonly ofRest?: number
  readonly source: string
}

const sumOf = ({ premium, tria }: PremiumParts): MinorUnits => premium + tria

const scaled = (parts: PremiumParts, rate: number): PremiumParts => ({
  premium: portion(parts.premium, { rate }),
  tria: portion(parts.tria, { rate }),
})

/** The same return with less of it in all: premium and terrorism cover give way alike. */
const cappedAt = (parts: PremiumParts, most: MinorUnits): PremiumParts => {
  const [premium = 0, tria = 0] = allocate(most, [parts.premium, parts.tria])
  return { premium, tria }
}

type Found = Pick<ReturnBasis, 'kept' | 'manner' | 'ofRest' | 'premium' | 'tria'>

/** What a statute or a form keeps at least, where by days or short rate less would be kept. */
const keepingAtLeast = (
  found: Found,
  charged: PremiumParts,
  { minimumEarned, minimumAmount }: { readonly minimumEarned: number; readonly minimumAmount: MinorUnits },
): Found => {
  const kept = Math.min(sumOf(charged), Math.max(portion(sumOf(charged), { rate: minimumEarned }), minimumAmount))
  const most = sumOf(charged) - kept
  if (sumOf(found) <= most) return found
  const isPart = kept === portion(sumOf(charged), { rate: minimumEarned })
  return {
    manner: 'MINIMUM_EARNED',
    ...cappedAt(found, most),
    ...(isPart && { kept: Math.round(minimumEarned * 100) }),
  }
}

/** What the insured gets who gives the policy up: less than by days where the rule of the place admits it. */
const ofInsured = (charged: PremiumParts, byDays: PremiumParts, facts: ReturnFacts): Found & { source: string } => {
  const rule = returnRuleOf(facts)
  const earned = customaryShortRate(1 - facts.unearned)
  const found: Found =
    rule.insured === 'proRata' || facts.unearned <= 0
      ? { manner: 'PRO_RATA', ...byDays }
      : rule.insured === 'customary'
        ? {
            manner: 'SHORT_RATE',
            ...scaled(byDays, (1 - earned) / facts.unearned),
            kept: Math.round(earned * 100),
          }
        : {
            manner: 'SHORT_RATE',
            ...scaled(byDays, rule.insured.partOfRest),
            ofRest: Math.round(rule.insured.partOfRest * 1000) / 10,
          }
  return { ...keepingAtLeast(found, charged, rule), source: rule.source }
}

const whole = (charged: PremiumParts) => ({ ...charged, part: 1, feesToo: true, isWhole: true })

/**
 * In which manner premium is returned (rule: return-manner): all of it where cover never began; by days where the insurer ends
 * the policy, or nobody paid; less, where the insured gives it up and the place admits it; nearly all of it in the cooling-off
 * time; and by days to a financer. `charged` is the premium of the term, `byDays` what of it is still to run.
 */
export const returnBasis = (charged: PremiumParts, byDays: PremiumParts, facts: ReturnFacts): ReturnBasis => {
  if (facts.flat) return { manner: 'FLAT', ...whole(charged), source: 'Cover that never ran costs nothing' }
  const based = (found: Found, source: string, feesToo = false): ReturnBasis => ({
    ...found,
    feesToo,
    isWhole: false,
    part: found.manner === 'PRO_RATA' || sumOf(byDays) === 0 ? 1 : sumOf(found) / sumOf(byDays),
    source,
  })
  switch (facts.cause) {
    case 'coolingOff': {
      const rule = coolingOffOf(facts.region)
      if (rule === undefined) break
      if (!rule.chargesTimeOnRisk) return { manner: 'COOLING_OFF', ...whole(charged), source: rule.source }
      return { ...based({ manner: 'PRO_RATA', ...byDays }, rule.source, true), manner: 'COOLING_OFF' }
    }
    case 'financer': {
      const rule = financedRuleOf(facts)
      return based(keepingAtLeast({ manner: 'PRO_RATA', ...byDays }, charged, rule), rule.source)
    }
    case 'insured': {
      const { source, ...found } = ofInsured(charged, byDays, facts)
      return based(found, source)
    }
  }
  return based(
    { manner: 'PRO_RATA', ...byDays },
    'What the insurer ends, or ends for want of payment, is returned by days',
  )
}

/** How many days of how many were covered, by which time on risk is charged. */
export interface DaysOfCover {
  readonly covered: number
  readonly term: number
}

/** The days for which a policy covered until it ended. */
export const daysOfCover = (
  { effectiveDate, expirationDate }: { readonly effectiveDate: CalendarDate; readonly expirationDate: CalendarDate },
  endedOn: CalendarDate,
): DaysOfCover => ({
  covered: Math.max(daysBetween({ from: effectiveDate, until: endedOn }), 0),
  term: daysBetween({ from: effectiveDate, until: expirationDate }),
})

/** Why that much comes back, in a sentence, for whoever cancels and whoever is told of it. */
export const returnSentence = (
  { manner, kept, ofRest, isWhole, source }: ReturnBasis,
  cause: CancellationCause,
  { covered, term }: DaysOfCover,
): string => {
  switch (manner) {
    case 'FLAT':
      return 'Flat: the cover never ran, so everything is returned, fees and taxes too.'
    case 'COOLING_OFF':
      return isWhole
        ? `Cooling-off: the policy is given back in time, so everything is returned, premium, fees and taxes (${source}).`
        : `Cooling-off: the policy is given back in time. Of the premium what ${covered} of ${term} days of cover cost is kept, with the tax on it; the rest is returned, fees too (${source}).`
    case 'MINIMUM_EARNED':
      return kept === undefined
        ? `Minimum earned premium: by days more would be returned, but a least amount is kept (${source}).`
        : `Minimum earned premium: ${kept}% of the total policy premium, including endorsements, is kept at least, however early the policy ends (${source}).`
    case 'SHORT_RATE':
      return kept === undefined
        ? `Short rate: the insured ends the policy, and gets ${ofRest}% of the premium for the days that are left (${source}).`
        : `Short rate: the insured ends the policy, and ${kept}% of the premium is earned by the customary table (${source}).`
    case 'PRO_RATA':
      return cause === 'insured' || cause === 'financer'
        ? `Pro rata: the premium for the days that are left is returned (${source}).`
        : 'Pro rata: the insurer ends the policy, so the premium for the days that are left is returned without a penalty.'
  }
}
