import type { CalendarDate } from '../calendar/calendarDate.ts'
import { addDays } from '../calendar/moveDate.ts'
import type { ClaimPolicy, CoverageTerms } from './claimTerms.ts'

/** After the end of a policy a claim that was made within it may still be reported for so many days. */
export const graceDays = 60

/** What decides on the policy that answers. */
export interface ClaimMade {
  /** When the claim was first made, or the incident first discovered. */
  readonly madeOn: CalendarDate
  /** When the act was first done or the incident began; unknown is taken for the day it was made. */
  readonly occurredOn?: CalendarDate | undefined
  /** When the insurer was told. */
  readonly reportedOn: CalendarDate
  /** When circumstances were noticed out of which it has come. */
  readonly circumstancesOn?: CalendarDate | undefined
  /** When the first claim was made of the event that it belongs to. */
  readonly eventMadeOn?: CalendarDate | undefined
}

export type AnswerBasis = 'BY_LAW' | 'CIRCUMSTANCES' | 'EXTENDED' | 'MADE' | 'RELATED'
export type NoCoverReason = 'BEFORE_RETRO_DATE'
export type NoPolicyReason = 'NO_POLICY' | 'REPORTED_LATE'

/** Whether a coverage answers, and why not. */
export interface CoverageAnswer extends CoverageTerms {
  readonly answers: boolean
  readonly reason?: NoCoverReason | undefined
}

export type PolicyAnswer =
  | {
      readonly policy: ClaimPolicy
      /** The day on which the claim counts as made. */
      readonly deemedOn: CalendarDate
      readonly basis: AnswerBasis
      readonly coverages: readonly CoverageAnswer[]
      readonly reason?: never
    }
  | { readonly policy?: never; readonly deemedOn: CalendarDate; readonly reason: NoPolicyReason }

/** The day on which a claim counts as made, and by what (rules: related-claims, notice-of-circumstances). */
const deemed = ({ madeOn, circumstancesOn, eventMadeOn }: ClaimMade): { day: CalendarDate; basis: AnswerBasis } => {
  const days: { day: CalendarDate; basis: AnswerBasis }[] = [{ day: madeOn, basis: 'MADE' }]
  if (circumstancesOn !== undefined) days.push({ day: circumstancesOn, basis: 'CIRCUMSTANCES' })
  if (eventMadeOn !== undefined) days.push({ day: eventMadeOn, basis: 'RELATED' })
  return days.reduce((first, each) => (each.day < first.day ? each : first))
}

/** The day on which a claim counts as made: the policy that answers does so on the terms of that day. */
export const deemedOn = (claim: ClaimMade): CalendarDate => deemed(claim).day

const covers = ({ effectiveDate, endsOn }: ClaimPolicy, day: CalendarDate): boolean =>
  effectiveDate <= day && day < endsOn

/** After the end of its term cover goes on by law where that was not noticed in time (rule: notice-of-expiry). */
const goesOn = ({ endsOn, goesOnUntil }: ClaimPolicy, day: CalendarDate): boolean =>
  goesOnUntil !== undefined && endsOn <= day && day < goesOnUntil

/** In an extended reporting period a claim counts over acts before the end alone. */
const isExtended = ({ endsOn, reportingUntil }: ClaimPolicy, day: CalendarDate, occurredOn: CalendarDate): boolean =>
  reportingUntil !== undefined && endsOn <= day && day <= reportingUntil && occurredOn < endsOn

const answerOf = (coverage: CoverageTerms, occurredOn: CalendarDate): CoverageAnswer =>
  coverage.retroDate !== null && occurredOn < coverage.retroDate
    ? { ...coverage, answers: false, reason: 'BEFORE_RETRO_DATE' }
    : { ...coverage, answers: true }

/**
 * Which policy answers a claim (rule: claims-made): the one in whose period it counts as made, or whose cover goes on by law
 * then; of two the one that began last, and an excess layer where none answers from the ground up. It is reported while the
 * policy runs or in the days of grace, where circumstances were noticed in time whenever.
 * Each coverage answers for acts on or after its retroactive date.
 */
export const whichPolicy = (claim: ClaimMade, policies: readonly ClaimPolicy[]): PolicyAnswer => {
  const { day, basis } = deemed(claim)
  const occurredOn = claim.occurredOn ?? claim.madeOn
  const byStart = policies.toSorted(
    (a, b) => Number(a.isExcess === true) - Number(b.isExcess === true) || (a.effectiveDate < b.effectiveDate ? 1 : -1),
  )
  const running = byStart.find((policy) => covers(policy, day))
  const going = running === undefined ? byStart.find((policy) => goesOn(policy, day)) : undefined
  const policy = running ?? going ?? byStart.find((each) => isExtended(each, day, occurredOn))
  if (policy === undefined) return { deemedOn: day, reason: 'NO_POLICY' }
  const lastDay = policy.reportingUntil ?? addDays(policy.goesOnUntil ?? policy.endsOn, graceDays)
  const isLinked = basis === 'CIRCUMSTANCES' || basis === 'RELATED'
  if (!isLinked && claim.reportedOn > lastDay) return { deemedOn: day, reason: 'REPORTED_LATE' }
  return {
    policy,
    deemedOn: day,
    basis: running !== undefined ? basis : going !== undefined ? 'BY_LAW' : 'EXTENDED',
    coverages: policy.coverages.map((coverage) => answerOf(coverage, occurredOn)),
  }
}
