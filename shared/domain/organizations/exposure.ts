import { Temporal } from 'temporal-polyfill'
import type { CalendarDate } from '../calendar/calendarDate.ts'
import { inThousands, leastTold, withoutSmall } from './smallNumbers.ts'

/** A policy as far as exposure is concerned. */
export interface ExposedPolicy {
  readonly id: string
  readonly accountId: string
  readonly effectiveDate: CalendarDate
  /** Aggregate limit in whole units. */
  readonly limit: number
  /** The state or territory of the insured, in the UK its region. */
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

/** A line as it is kept: with whose policies stand behind it, of whom as many as a figure needs. */
interface KeptLine extends Required<ExposureLine> {
  readonly insureds: readonly string[]
}

/** Exposure before anybody is told it. */
export interface ExposureFigures {
  readonly years: readonly KeptLine[]
  readonly limits: readonly KeptLine[]
  readonly territories: readonly KeptLine[]
}

type Cut = keyof ExposureFigures

/** The year in which a policy began. */
const yearOf = ({ effectiveDate }: ExposedPolicy): string => String(Temporal.PlainDate.from(effectiveDate).year)

const cuts: Readonly<Record<Cut, (policy: ExposedPolicy) => string | undefined>> = {
  years: (policy) => (policy.neverWas ? undefined : yearOf(policy)),
  limits: ({ isActive, limit, neverWas }) => (neverWas || !isActive ? undefined : String(limit)),
  territories: ({ isActive, neverWas, state }) => (neverWas || !isActive ? undefined : (state ?? '')),
}

const nothing = (key: string): KeptLine => ({
  ...{ key, policies: 0, premium: 0, limit: 0, claims: 0, incurred: 0 },
  insureds: [],
})

const withInsured = (insureds: readonly string[], accountId: string): readonly string[] =>
  insureds.length >= leastTold || insureds.includes(accountId) ? insureds : [...insureds, accountId]

/** Adds up exposure, from where it was left. */
export const exposureBook = (kept?: ExposureFigures) => {
  const lines: Readonly<Record<Cut, Map<string, KeptLine>>> = {
    years: new Map(kept?.years.map((line) => [line.key, line])),
    limits: new Map(kept?.limits.map((line) => [line.key, line])),
    territories: new Map(kept?.territories.map((line) => [line.key, line])),
  }
  const change = (policy: ExposedPolicy, by: (line: KeptLine) => KeptLine): void => {
    for (const cut of Object.keys(cuts) as Cut[]) {
      const key = cuts[cut](policy)
      if (key !== undefined) lines[cut].set(key, by(lines[cut].get(key) ?? nothing(key)))
    }
  }
  return {
    add: (policy: ExposedPolicy): void =>
      change(policy, (line) => ({
        ...line,
        policies: line.policies + 1,
        premium: line.premium + policy.premium,
        limit: line.limit + policy.limit,
        insureds: withInsured(line.insureds, policy.accountId),
      })),
    lose: (policy: ExposedPolicy, incurred: number): void =>
      change(policy, (line) => ({ ...line, claims: line.claims + 1, incurred: line.incurred + incurred })),
    figures: (): ExposureFigures => ({
      years: [...lines.years.values()],
      limits: [...lines.limits.values()],
      territories: [...lines.territories.values()],
    }),
  }
}

const shown = ({ insureds: _, ...line }: KeptLine): ExposureLine => line

/** Lines of few insureds without their figures, as totals are told without them (rule: small-numbers). */
const withheld = (lines: readonly KeptLine[]): readonly ExposureLine[] =>
  withoutSmall(lines, ({ insureds }) => insureds.length).map((line) =>
    'policies' in line ? { ...shown(line), incurred: inThousands(line.incurred) } : { key: line.key },
  )

/** Of how many policies and for how much: not what they cost, nor what was claimed, which the terms of the pool alone tell. */
const withoutMoney = ({ key, policies, limit }: ExposureLine): ExposureLine =>
  policies === undefined ? { key } : { key, policies, ...(limit !== undefined && { limit }) }

interface Telling {
  readonly readsTotals: boolean
  readonly tellsMoney?: boolean
}

/**
 * Policies and claims as totals that name nobody. Who reads records is told every line, who reads totals those alone that
 * enough insureds stand behind. A pool is told its members' money by its terms alone: of lines that are cut otherwise, the
 * difference would be a member's. Nor do places tell: what is told no premium stands in the order of its key, behind what is.
 */
export const toldExposure = (
  { years, limits, territories }: ExposureFigures,
  { readsTotals, tellsMoney = true }: Telling,
): Exposure => {
  const told = (lines: readonly KeptLine[]): readonly ExposureLine[] => {
    const kept = readsTotals ? withheld(lines) : lines.map(shown)
    return tellsMoney ? kept : kept.map(withoutMoney)
  }
  // How many policies a pool has in a year its terms tell whatever stands behind them, and it reads who its members are.
  const counted = (line: ExposureLine): ExposureLine => {
    const policies = years.find(({ key }) => key === line.key)?.policies
    return tellsMoney || policies === undefined ? line : { ...line, policies }
  }
  const byKey = (a: ExposureLine, b: ExposureLine) => a.key.localeCompare(b.key, 'en', { numeric: true })
  const byPremium = (a: ExposureLine, b: ExposureLine) =>
    (b.premium ?? Number.NEGATIVE_INFINITY) - (a.premium ?? Number.NEGATIVE_INFINITY) || byKey(a, b)
  return {
    years: told(years).map(counted).toSorted(byKey),
    limits: told(limits).toSorted(byKey),
    territories: told(territories).toSorted(byPremium),
  }
}

/** The same of policies and claims that are all at hand. */
export const exposureOf = (
  policies: readonly ExposedPolicy[],
  claims: readonly ExposedClaim[],
  telling: Telling,
): Exposure => {
  const book = exposureBook()
  const byId = new Map(policies.map((policy) => [policy.id, policy]))
  for (const policy of policies) book.add(policy)
  for (const { policyId, incurred } of claims) {
    const policy = policyId === undefined ? undefined : byId.get(policyId)
    if (policy !== undefined) book.lose(policy, incurred)
  }
  return toldExposure(book.figures(), telling)
}
