import type { Actor } from '#functions/_platform/auth/actor.ts'
import { fail, Problem } from '#functions/_platform/problems/problem.ts'
import { problemSentence } from '#functions/_platform/problems/problemSentence.ts'
import type { ProblemCode } from '#shared/contract/problems.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { unmetOf } from '../actions/guards.ts'
import { insurableAccount } from '../actions/insurable.ts'
import { feesAreAgreed } from '../fees/feesAreAgreed.ts'
import { mustBeLicensed } from '../licensing/mustBeLicensed.ts'
import { manuscriptsAreDecided } from '../manuscripts/manuscriptsAreDecided.ts'
import type { StoredQuote } from '../store/quotes.ts'

interface Doing {
  readonly actor: Actor
  readonly now: Instant
}

const problemOf = async (step: () => unknown): Promise<readonly Problem[]> => {
  try {
    await step()
    return []
  } catch (error) {
    if (error instanceof Problem) return [error]
    throw error
  }
}

/** While it is priced all else may change, and once it has expired nothing else matters. */
const alone: readonly ProblemCode[] = ['quote.beingPriced', 'quote.expired']

/** What stands in the way of binding besides what the quote itself still needs, whether that was requested yet or not (decision: obstacles-before). */
export const obstaclesBeside = async (quote: StoredQuote, { now }: Doing): Promise<readonly Problem[]> => {
  const found = await Promise.all([
    problemOf(() => insurableAccount(quote)),
    problemOf(() => mustBeLicensed(quote, now)),
    problemOf(() => manuscriptsAreDecided(quote)),
    problemOf(() => feesAreAgreed(quote)),
  ])
  return found.flat()
}

/**
 * All that stands in the way of binding a quote, each as it would refuse that by itself. `priced` is the quote as it would be
 * bound. Whether its price, its risk or another cover stands against it is found out by binding, which refers it then.
 */
export const bindingObstacles = async (
  quote: StoredQuote,
  doing: Doing,
  priced: StoredQuote = quote,
): Promise<readonly Problem[]> => {
  const unmet = unmetOf(quote, 'bind', doing)
  const only = unmet.find(({ code }) => alone.includes(code))
  if (only !== undefined) return [only]
  return [...unmet, ...(await obstaclesBeside(priced, doing))]
}

/** An obstacle in a sentence. */
export const obstacleWords = ({ code, details }: Problem): string =>
  details.detail ?? problemSentence(code, details.data)

/**
 * Refuses to bind what something stands against: one by its own problem, several together (decision: obstacles-at-once).
 * @throws quote.obstacles
 */
export const mustBeUnobstructed = async (quote: StoredQuote, doing: Doing, priced: StoredQuote): Promise<void> => {
  const [first, ...others] = await bindingObstacles(quote, doing, priced)
  if (first === undefined) return
  if (others.length === 0) throw first
  const all = [first, ...others]
  const obstacles = all.map(obstacleWords).join(' ')
  // In words for people, by their codes for programs.
  fail('quote.obstacles', { data: { obstacles, codes: all.map(({ code }) => code).join(', ') } })
}
