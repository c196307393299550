import { z } from 'zod'
import { Instant } from '../calendar/instant.ts'
import { MinorUnits } from '../money/amounts.ts'
import { priceMoves } from './priceMoves.ts'
import type { RatedPremium } from './ratedPremium.ts'
import { waterfallKeys } from './waterfall.ts'

/** Lower bounds of the histogram's bands, in percent of change; the first is open below, the last above. */
export const dislocationBands = [-100, -25, -15, -10, -5, -1, 1, 5, 10, 15, 25] as const

/** How many winners, losers and changed referrals are told by name. */
const mostNamed = 15

/** A policy whose price moves: minor units before and after, and the kinds of factors that move it most. */
export const MovedPolicy = z.object({
  policyId: z.string(),
  policyNumber: z.string(),
  companyName: z.string(),
  before: MinorUnits,
  after: MinorUnits,
  percent: z.number(),
  because: z.array(z.object({ key: z.enum(waterfallKeys), difference: MinorUnits })),
})
export type MovedPolicy = z.infer<typeof MovedPolicy>

/** A policy that would come to another outcome: to an underwriter, to nobody, to no cover. */
const ChangedOutcome = z.object({
  policyId: z.string(),
  policyNumber: z.string(),
  companyName: z.string(),
  before: z.string(),
  after: z.string(),
  reason: z.string(),
})

/** What a version of a rate book does to the book in force, policy by policy at the terms of today. */
export const Dislocation = z.object({
  startedAt: Instant,
  startedBy: z.string(),
  finishedAt: Instant.optional(),
  policies: z.int().describe('Priced in both books.'),
  unpriced: z.int().describe('Of which no price could be made in one of them.'),
  before: MinorUnits.describe('Premium of all, without fees and taxes, by what prices without the version.'),
  after: MinorUnits.describe('By the version.'),
  bands: z.array(z.int()).describe('Policies by change in percent, from each lower bound on.'),
  up: z.int(),
  down: z.int(),
  unchanged: z.int(),
  winners: z.array(MovedPolicy),
  losers: z.array(MovedPolicy),
  outcomes: z.int().describe('Policies that would come to another outcome.'),
  changedOutcomes: z.array(ChangedOutcome),
})
export type Dislocation = z.infer<typeof Dislocation>

export const emptyDislocation = (startedAt: Instant, startedBy: string): Dislocation => ({
  startedAt,
  startedBy,
  policies: 0,
  unpriced: 0,
  before: 0,
  after: 0,
  bands: dislocationBands.map(() => 0),
  up: 0,
  down: 0,
  unchanged: 0,
  winners: [],
  losers: [],
  outcomes: 0,
  changedOutcomes: [],
})

/** A policy priced in both books; undefined where one of them has no price. */
export interface PricedTwice {
  readonly policyId: string
  readonly policyNumber: string
  readonly companyName: string
  readonly before: { readonly rated: RatedPremium; readonly outcome: string } | undefined
  readonly after:
    | { readonly rated: RatedPremium; readonly outcome: string; readonly reasons: readonly string[] }
    | undefined
}

const bandOf = (percent: number): number => dislocationBands.findLastIndex((from) => percent >= from)

/** The kinds of factors that move a premium most, three at most; what the book leaves alone moves nothing (rule: price-moves). */
const becauseOf = (before: RatedPremium, after: RatedPremium): MovedPolicy['because'] => {
  const moves = priceMoves(before, after)
  return waterfallKeys
    .filter((key) => key !== 'rounding' && key !== 'tax')
    .map((key) => ({ key, difference: moves.reduce((sum, move) => sum + (move.key === key ? move.effect : 0), 0) }))
    .filter(({ difference }) => difference !== 0)
    .toSorted((a, b) => Math.abs(b.difference) - Math.abs(a.difference))
    .slice(0, 3)
}

/** The report with one more policy in it; the same policies in any order make the same figures. */
export const dislocated = <R extends Dislocation>(report: R, priced: PricedTwice): R => {
  const { before, after, ...named } = priced
  if (before === undefined || after === undefined) return { ...report, unpriced: report.unpriced + 1 }
  const [was, is] = [before.rated.premium, after.rated.premium]
  const percent = was === 0 ? 0 : Math.round(((is - was) / was) * 10_000) / 100
  const moved: MovedPolicy = {
    ...named,
    before: was,
    after: is,
    percent,
    because: becauseOf(before.rated, after.rated),
  }
  const isOther = before.outcome !== after.outcome
  const changed = {
    ...named,
    before: before.outcome,
    after: after.outcome,
    reason: after.reasons.at(0) ?? 'No reason is left',
  }
  return {
    ...report,
    policies: report.policies + 1,
    before: report.before + was,
    after: report.after + is,
    bands: report.bands.map((count, band) => (band === bandOf(percent) ? count + 1 : count)),
    up: report.up + (is > was ? 1 : 0),
    down: report.down + (is < was ? 1 : 0),
    unchanged: report.unchanged + (is === was ? 1 : 0),
    winners:
      is < was
        ? [...report.winners, moved].toSorted((a, b) => a.percent - b.percent).slice(0, mostNamed)
        : report.winners,
    losers:
      is > was
        ? [...report.losers, moved].toSorted((a, b) => b.percent - a.percent).slice(0, mostNamed)
        : report.losers,
    outcomes: report.outcomes + (isOther ? 1 : 0),
    changedOutcomes: isOther ? [...report.changedOutcomes, changed].slice(0, mostNamed) : report.changedOutcomes,
  }
}
