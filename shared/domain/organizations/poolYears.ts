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

/** What a term of a pool comes to, before anybody is told it. */
export interface PoolFigures {
  readonly members: number
  readonly policies: number
  readonly contributions: number
  readonly claims: number
  readonly incurred: number
}

/** Whether a policy shares in a term. */
export const isPooled = ({ begins, ends }: Term, { effectiveDate, neverWas }: PooledPolicy): boolean =>
  !neverWas && begins <= effectiveDate && effectiveDate < ends

/** Adds up a term of a pool, from where it was left; whoever adds a policy knows whether it is its member's first of the term. */
export const poolBook = (term: Term, kept?: PoolFigures) => {
  let figures: PoolFigures = kept ?? { members: 0, policies: 0, contributions: 0, claims: 0, incurred: 0 }
  return {
    add: (policy: PooledPolicy, isMembersFirst: boolean): void => {
      if (!isPooled(term, policy)) return
      figures = {
        ...figures,
        members: figures.members + (isMembersFirst ? 1 : 0),
        policies: figures.policies + 1,
        contributions: figures.contributions + policy.premium,
      }
    },
    lose: (policy: PooledPolicy, incurred: number): void => {
      if (isPooled(term, policy))
        figures = { ...figures, claims: figures.claims + 1, incurred: figures.incurred + incurred }
    },
    figures: (): PoolFigures => figures,
  }
}

/** How a pool stands in a term (rule: small-numbers): of fewer members than a figure needs, what one pays and costs is not told. */
export const toldPool = (
  { sharedLimit }: Pick<PoolTerms, 'sharedLimit'>,
  { members, policies, contributions, claims, incurred }: PoolFigures,
): PoolStanding => {
  if (members > 0 && members < leastTold) return { members, policies }
  const left = Math.max(0, toMinorUnits(sharedLimit) - incurred)
  return { members, policies, contributions, claims, incurred, left }
}

/** The same of policies and losses that are all at hand. */
export const standingInPool = (
  term: PoolTerms,
  policies: readonly PooledPolicy[],
  losses: readonly PooledLoss[],
): PoolStanding => {
  const book = poolBook(term)
  const members = new Set<string>()
  for (const policy of policies) {
    if (!isPooled(term, policy)) continue
    book.add(policy, !members.has(policy.accountId))
    members.add(policy.accountId)
  }
  const byId = new Map(policies.map((policy) => [policy.id, policy]))
  for (const { policyId, incurred } of losses) {
    const policy = policyId === undefined ? undefined : byId.get(policyId)
    if (policy !== undefined) book.lose(policy, incurred)
  }
  return toldPool(term, book.figures())
}
