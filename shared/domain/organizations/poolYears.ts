import { z } from 'zod'
import { type CalendarDate, CalendarDate as Day } from '../calendar/calendarDate.ts'
import { addYears } from '../calendar/moveDate.ts'
import { WholeUnits } from '../money/amounts.ts'
import { toMinorUnits } from '../money/money.ts'
import { leastTold } from './smallNumbers.ts'

/** What the members of a pool share: one limit for all their losses on the policies that begin in its term. */
export const PoolTerms = z.strictObject({
  begins: Day.describe('The first day on which a policy may begin that shares in it.'),
  ends: Day.describe('The first day on which it may not any more.'),
  sharedLimit: WholeUnits.min(1).describe('The most that all losses of the term come to for the pool; whole units.'),
})
export type PoolTerms = z.infer<typeof PoolTerms>

type Term = Pick<PoolTerms, 'begins' | 'ends'>

/** What is wrong with the term of a pool, beside those that it has. */
export const poolTermFault = (
  { begins, ends }: Term,
  others: readonly Term[],
): 'endsBeforeItBegins' | 'longerThanTwoYears' | 'overlaps' | undefined => {
  if (ends <= begins) return 'endsBeforeItBegins'
  if (ends > addYears(begins, 2)) return 'longerThanTwoYears'
  // A policy that began in two of them would use up both.
  return others.some((other) => begins < other.ends && other.begins < ends) ? 'overlaps' : undefined
}

/** A member's policy as far as its pool is concerned. */
export interface PooledPolicy {
  readonly id: string
  readonly accountId: string
  readonly effectiveDate: CalendarDate
  /** Without fees and taxes, minor units. */
  readonly premium: number
  /** Whether it never was cover: voided, or cancelled from its first day. */
  readonly neverWas: boolean
}

/** What a loss comes to, of which policy; minor units. */
interface PooledLoss {
  readonly policyId?: string | undefined
  readonly incurred: number
}

/** How a term stands; without figures where too few members stand behind them. */
export interface PoolStanding {
  readonly members: number
  readonly policies: number
  /** What the members have paid in: the premium of their policies, minor units. */
  readonly contributions?: number
  readonly claims?: number
  /** Paid and outstanding, minor units. */
  readonly incurred?: number
  /** What is left of the shared limit, minor units. */
  readonly left?: number
}

/** How a pool stands in a term (rule: small-numbers): of fewer members than a figure needs, what one pays and costs is not told. */
export const standingInPool = (
  { begins, ends, sharedLimit }: PoolTerms,
  policies: readonly PooledPolicy[],
  losses: readonly PooledLoss[],
): PoolStanding => {
  const own = policies.filter(
    ({ effectiveDate, neverWas }) => !neverWas && begins <= effectiveDate && effectiveDate < ends,
  )
  const ids = new Set(own.map(({ id }) => id))
  const members = new Set(own.map(({ accountId }) => accountId)).size
  const told = { members, policies: own.length }
  if (members > 0 && members < leastTold) return told
  const theirs = losses.filter(({ policyId }) => policyId !== undefined && ids.has(policyId))
  const incurred = theirs.reduce((sum, loss) => sum + loss.incurred, 0)
  return {
    ...told,
    contributions: own.reduce((sum, { premium }) => sum + premium, 0),
    claims: theirs.length,
    incurred,
    left: Math.max(0, toMinorUnits(sharedLimit) - incurred),
  }
}
