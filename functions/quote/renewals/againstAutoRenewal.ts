import { house } from '#functions/_platform/auth/house.ts'
import { config } from '#functions/_platform/config/config.ts'
import { inRegion } from '#functions/_platform/problems/inRegion.ts'
import { Problem } from '#functions/_platform/problems/problem.ts'
import { problemSentence } from '#functions/_platform/problems/problemSentence.ts'
import { paymentOf } from '#functions/ledger/public.ts'
import type { StoredPolicy } from '#functions/policy/public.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { autoRenewalRules, isWithinBound } from '#shared/domain/policy/autoRenewal.ts'
import { materialChanges } from '#shared/domain/quoting/materialChange.ts'
import { mustAllow, mustBeCleared, mustBeNoticed } from '../actions/guards.ts'
import { insurableAccount } from '../actions/insurable.ts'
import { isAttested } from '../attesting/application.ts'
import { feesAreAgreed } from '../fees/feesAreAgreed.ts'
import { mustBeLicensed } from '../licensing/mustBeLicensed.ts'
import { quotes, type StoredQuote } from '../store/quotes.ts'

/** A refusal in the words that whoever does it by hand would read; undefined where there is none. */
export const refusalOf = (error: unknown): string => {
  if (!(error instanceof Problem) || error.code === 'conflict.stale') throw error
  return problemSentence(error.code, error.details.data)
}

const refusedBy = async (step: () => unknown): Promise<string[]> => {
  try {
    await step()
    return []
  } catch (error) {
    return [refusalOf(error)]
  }
}

/** Whether what the insured confirmed a year ago says the same of the renewal, or the renewal itself was confirmed. */
const isConfirmed = async (policy: StoredPolicy, quote: StoredQuote): Promise<boolean> => {
  if (isAttested(quote)) return true
  const sold = policy.quoteId === undefined ? undefined : await quotes.byId(policy.quoteId)
  if (sold === undefined) return false
  const changes = materialChanges(
    { details: sold.firmographicData, answers: sold.securityQuestions, riskScore: null },
    { details: quote.firmographicData, answers: quote.securityQuestions, riskScore: null },
  )
  return changes.length === 0
}

/** Statuses from which an offer is bound, having been asked for. */
const toBind: readonly string[] = ['READY', 'REQUESTED', 'SIGNED']

/** What stands against renewing a policy by itself, in sentences for its agent; none where it is clean (rule: auto-renewal). */
export const againstAutoRenewal = async (
  policy: StoredPolicy,
  quote: StoredQuote | undefined,
  now: Instant,
): Promise<string[]> => {
  if (quote === undefined) return ['There is no offer of its renewal.']
  if (!toBind.includes(quote.status)) return ['The offer of its renewal is not ready to be bound.']
  const { mostRise } = autoRenewalRules[config.region]
  const price = { before: policy.totalPremium, after: quote.totalPremium }
  const unpaidSince = (await paymentOf(policy.id))?.unpaidSince
  const today = dateAt(now, policy.timeZone)
  return [
    ...quote.referralReasons.map(({ message }) => inRegion(message)),
    ...(isWithinBound(price, config.region) ? [] : [`Its price rises by more than ${mostRise} percent.`]),
    ...((await isConfirmed(policy, quote))
      ? []
      : ['The application has changed, and nobody of the insured has confirmed it.']),
    ...(unpaidSince !== undefined && unpaidSince < today ? ['The policy that ends is not paid.'] : []),
    ...(await refusedBy(() =>
      mustAllow(quote, quote.status === 'READY' ? 'requestToBind' : 'bind', { actor: house, now }),
    )),
    ...(await refusedBy(() => mustBeCleared(quote))),
    ...(await refusedBy(() => mustBeNoticed(quote))),
    ...(await refusedBy(() => mustBeLicensed(quote, now))),
    ...(await refusedBy(() => feesAreAgreed(quote))),
    ...(await refusedBy(() => insurableAccount(quote))),
  ]
}
