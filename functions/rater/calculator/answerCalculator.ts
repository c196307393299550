import '#functions/tariff/public.ts'
import type { Actor } from '#functions/_platform/auth/actor.ts'
import { config } from '#functions/_platform/config/config.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import { claimsOf, requireWholeAccount, standingDeclines } from '#functions/account/public.ts'
import { accountFactsOf, answersBeyond } from '#functions/quote/public.ts'
import type { CalculatorRequest } from '#shared/contracts/rater/calculatorRequest.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { QuestionnaireAnswers } from '#shared/domain/questionnaire/questionnaireAnswers.ts'
import type { CalculatorAnswer } from '#shared/domain/rating/calculatorAnswer.ts'
import type { CalculatorState } from '#shared/domain/rating/calculatorState.ts'
import { type ClaimExperience, noClaims } from '#shared/domain/rating/claimExperience.ts'
import { priceCalculator } from '#shared/domain/rating/priceCalculator.ts'
import type { Product } from '#shared/regions/products.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { timeZoneOf } from '#shared/regions/states.ts'

type Account = CalculatorState['account']

/** A risk as it is priced: the account, how often its company was declined before, and what claims it had with us. */
type Risk = { readonly account: Account; readonly priorDeclines: number; readonly claims: ClaimExperience }

/** What of a request tells of the risk. */
type Asked = Pick<CalculatorRequest, 'account' | 'securityQuestions'>

/** What the screen says of the risk, for a price before there is an account. */
const typedAccount = ({ account, securityQuestions }: Asked): Account => ({
  ...account,
  securityQuestions: { ...account.securityQuestions, ...securityQuestions },
})

/** What an account says of itself; the screen adds only answers the account has not given yet. */
export const storedRisk = async (
  id: string,
  typed: QuestionnaireAnswers,
  { actor, now }: { readonly actor: Actor; readonly now: Instant },
): Promise<Risk> => {
  const account = await requireWholeAccount(id, actor)
  const facts = accountFactsOf(account, answersBeyond(account, typed))
  if (facts.ok)
    return { account: facts.account, priorDeclines: await standingDeclines(account), claims: claimsOf(account, now) }
  return fail('rating.notRateable', { data: { reason: facts.missing } })
}

/** The risk that is asked about: an account's, or one that is typed. */
export const riskOf = async (asked: Asked, by: { readonly actor: Actor; readonly now: Instant }): Promise<Risk> => {
  const { id, securityQuestions } = asked.account
  return id === undefined
    ? { account: typedAccount(asked), priorDeclines: 0, claims: noClaims }
    : storedRisk(id, { ...securityQuestions, ...asked.securityQuestions }, by)
}

/** Answers the calculator for a product (quoting-and-servicing, section 3): the account, its declines and its claims are read, the rest is pure arithmetic. */
export const answerCalculator = async (
  request: CalculatorRequest,
  product: Product,
  actor: Actor,
  now: Instant,
): Promise<CalculatorAnswer> => {
  const region = regionOf(config.region)
  if (!region.products.includes(product)) return fail('region.notServed')
  const { account, priorDeclines, claims } = await riskOf(request, { actor, now })
  return priceCalculator(
    { account, global: request.global, coverages: request.coverages, ui: request.ui },
    { region: region.code, product, priorDeclines, claims, today: dateAt(now, timeZoneOf(region, account.state)) },
  )
}
