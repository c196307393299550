import { Temporal } from 'temporal-polyfill'
import type { CalendarDate } from '../calendar/calendarDate.ts'
import { withoutSmall } from './smallNumbers.ts'

/** A policy as far as exposure is concerned. */
export interface ExposedPolicy {
  readonly id: string
  readonly effectiveDate: CalendarDate
  /** Aggregate limit in whole units. */
  readonly limit: number
  /** The state or territory of the insured, where the region has such. */
  readonly state?: string | undefined
  /** Without fees and taxes, minor units. */
  readonly premium: number
  /** Whether it covers today, or will. */
  readonly isActive: boolean
  /** Whether it never was cover: voided, or cancelled from its first day. */
  readonly neverWas: boolean
}

/** A claim as far as exposure is concerned. */
export interface ExposedClaim {
  readonly policyId?: string | undefined
  /** Paid and outstanding, minor units. */
  readonly incurred: number
}

/** What stands behind one line of a breakdown. Without figures it is withheld. */
export interface ExposureLine {
  readonly key: string
  readonly policies?: number
  /** Minor units. */
  readonly premium?: number
  /** Whole units. */
  readonly limit?: number
  readonly claims?: number
  /** Minor units. */
  readonly incurred?: number
}

/** The same policies by underwriting year, and those in force by limit and by territory. */
export interface Exposure {
  readonly years: readonly ExposureLine[]
  readonly limits: readonly ExposureLine[]
  readonly territories: readonly ExposureLine[]
}

type Whole = Required<ExposureLine>

const nothing = (key: string): Whole => ({ key, policies: 0, premium: 0, limit: 0, claims: 0, incurred: 0 })

const linesBy = (
  policies: readonly ExposedPolicy[],
  losses: ReadonlyMap<string, readonly ExposedClaim[]>,
  keyOf: (policy: ExposedPolicy) => string,
): readonly Whole[] => {
  const lines = new Map<string, Whole>()
  for (const policy of policies) {
    const key = keyOf(policy)
    const line = lines.get(key) ?? nothing(key)
    const claims = losses.get(policy.id) ?? []
    lines.set(key, {
      key,
      policies: line.policies + 1,
      premium: line.premium + policy.premium,
      limit: line.limit + policy.limit,
      claims: line.claims + claims.length,
      incurred: line.incurred + claims.reduce((sum, { incurred }) => sum + incurred, 0),
    })
  }
  return [...lines.values()]
}

/** Lines of few policies without their figures, as totals are told without them (rule: small-numbers). */
const withheld = (lines: readonly Whole[]): readonly ExposureLine[] =>
  withoutSmall(lines).map((line) => ('policies' in line ? line : { key: line.key }))

/**
 * Policies and claims as totals that name nobody. Who reads records is told every line, who reads totals those alone that
 * enough policies stand behind.
 */
export const exposureOf = (
  policies: readonly ExposedPolicy[],
  claims: readonly ExposedClaim[],
  { readsTotals }: { readonly readsTotals: boolean },
): Exposure => {
  const losses = Map.groupBy(
    claims.filter(({ policyId }) => policyId !== undefined),
    ({ policyId }) => policyId ?? '',
  )
  const covers = policies.filter(({ neverWas }) => !neverWas)
  const active = covers.filter(({ isActive }) => isActive)
  const told = readsTotals ? withheld : (lines: readonly Whole[]): readonly ExposureLine[] => lines
  const byKey = (a: ExposureLine, b: ExposureLine) => a.key.localeCompare(b.key, 'en', { numeric: true })
  const byPremium = (a: Whole, b: Whole) => b.premium - a.premium || byKey(a, b)
  return {
    years: told([...linesBy(covers, losses, yearOf)].sort(byKey)),
    limits: told([...linesBy(active, losses, ({ limit }) => String(limit))].sort(byKey)),
    territories: told([...linesBy(active, losses, ({ state }) => state ?? '')].sort(byPremium)),
  }
}

/** The year in which a policy began. */
const yearOf = ({ effectiveDate }: ExposedPolicy): string => String(Temporal.PlainDate.from(effectiveDate).year)
