import { z } from 'zod'
import type { WholeUnits } from '../money/amounts.ts'
import type { CoverageId, CoverageKey } from './coverageId.ts'
import type { WaitingPeriod } from './terms.ts'

/**
 * The groups of the calculator's coverage list: seven of cyber, of which 7 holds the endorsements (quoting-and-servicing,
 * section 3), and two of the management lines, which share the first with it.
 */
export const coverageGroups = {
  1: 'Liability',
  2: 'Breach Response',
  3: 'Business Interruption',
  4: 'Cyber Crime',
  5: 'Extortion and Recovery',
  6: 'Technology',
  7: 'Endorsements',
  8: 'Costs and Expenses',
  9: 'Crime',
} as const satisfies Record<CoverageGroupId, string>
/** A group’s number: an integer for who builds on the API too. */
export const CoverageGroupId = z.literal([1, 2, 3, 4, 5, 6, 7, 8, 9]).meta({ type: 'integer' })
export type CoverageGroupId = z.infer<typeof CoverageGroupId>

/** The headings of the coverage chart on the review page (identity-and-public, section 2). */
export type ChartGroup = 'First Party' | 'Third Party' | 'Endorsements' | 'TRIA' | 'Additional Named Insured'

/** A text in American English, with the wording the UK and Australia use where it differs. */
export type RegionalText = { readonly us: string; readonly uk?: string; readonly au?: string }

/**
 * How a coverage's limit is set: the policy's aggregate limit, a sublimit from a list (never above the aggregate), a
 * share of the aggregate with fixed amounts in some states, or no limit of its own.
 */
export type LimitRule =
  | { readonly kind: 'aggregate' }
  | { readonly kind: 'sublimit'; readonly options: readonly WholeUnits[]; readonly upToAggregate: boolean }
  | { readonly kind: 'share'; readonly share: number; readonly fixed: Readonly<Record<string, WholeUnits>> }
  | { readonly kind: 'none' }

/**
 * How a coverage takes a retroactive date: with the global period, only when a date is given (date mode), or never,
 * because it is triggered by discovery.
 */
export type RetroRule = 'global' | 'dateMode' | 'none'

/** An entry of the coverage catalogue (rule: coverage-catalogue). Option lists are whole units and hours; empty means not applicable. */
export type Coverage = {
  readonly id: CoverageId
  readonly key: CoverageKey
  readonly groupId: CoverageGroupId
  /** Place within the whole list, groups first. */
  readonly order: number
  readonly chartGroup: ChartGroup
  readonly name: RegionalText
  readonly tooltip: RegionalText
  /** Always on. */
  readonly mandatory: boolean
  /** Always on and shown with a lock, although the form could do without it. */
  readonly locked: boolean
  readonly endorsement: boolean
  readonly limit: LimitRule
  readonly deductibles: readonly WholeUnits[]
  readonly waitingPeriods: readonly WaitingPeriod[]
  readonly retro: RetroRule
}
