import { z } from 'zod'
import { config } from '#functions/_platform/config/config.ts'
import { defineJob } from '#functions/_platform/jobs/defineJob.ts'
import { answersOf } from '#functions/account/public.ts'
import { walkIssued } from '#functions/policy/public.ts'
import { shelveBooks } from '#functions/tariff/public.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { PortfolioScenarioId } from '#shared/domain/ids/ids.ts'
import { questionnaireOf } from '#shared/domain/questionnaire/questionnaire.ts'
import { answeredOtherwise, type SupposedAnswer } from '#shared/domain/questionnaire/supposable.ts'
import { type Supposed, supposedOf } from '#shared/domain/rating/portfolioReport.ts'
import { type Priced, price } from '../pricing/price.ts'
import { companyWith } from '../pricing/supposed.ts'
import { portfolioScenarios } from '../store/portfolioScenarios.ts'
import { type PolicyToday, policiesToday, pricedTwice, requestOf } from './policyToday.ts'

/** Policies that are priced together. */
const together = 100

const scoreOf = (priced: Priced): number | undefined => (priced.ok ? (priced.fields.riskScore ?? undefined) : undefined)

/** A policy in force by the book and the rater that priced it, as its insured answers and as supposed. */
const supposedOfPolicy = (
  { policy, company }: PolicyToday,
  supposed: readonly SupposedAnswer[],
  now: Instant,
): Supposed => {
  if (company === undefined)
    return { priced: pricedTwice(policy), isChanged: false, scores: { before: undefined, after: undefined } }
  const { account, quote } = company
  const { effectiveDate, productType } = policy
  const request = requestOf(policy, quote, effectiveDate)
  const said = { ...answersOf(account), ...quote.answerChanges }
  const answers = answeredOtherwise(questionnaireOf(config.region, productType), said, supposed)
  const by = (otherwise: typeof answers): Priced =>
    price(companyWith(account, quote, { answers: otherwise }), { ...request, answerChanges: {} }, now, 0)
  const [before, after] = [by({}), by(answers)]
  return {
    priced: pricedTwice(policy, { before, after }),
    isChanged: Object.keys(answers).length > 0,
    scores: { before: scoreOf(before), after: scoreOf(after) },
  }
}

/** Prices the book in force as it is and as it is supposed to be. A scenario that was removed meanwhile is left alone. */
export const supposeOfPortfolio = defineJob({
  kind: 'supposeOfPortfolio',
  input: z.strictObject({ scenarioId: PortfolioScenarioId }),
  key: ({ scenarioId }) => scenarioId,
  effect: 'priced',
  async chunk({ scenarioId }, { cursor: after, now }) {
    await shelveBooks()
    const scenario = await portfolioScenarios.byId(scenarioId)
    if (scenario === undefined) return { done: 0 }
    const { ids, cursor } = await walkIssued(together, after)
    const policies = await policiesToday(ids.map(({ id }) => id))
    const report = policies.reduce(
      (told, policy) => supposedOf(told, supposedOfPolicy(policy, scenario.supposed, now)),
      scenario.report,
    )
    const { version: _, ...state } = scenario
    const told = cursor === undefined ? { ...report, finishedAt: now } : report
    const effect = {
      cursor: ids.at(-1)?.at ?? after ?? '',
      writes: [portfolioScenarios.update(scenario, { ...state, report: told, lastUpdated: now })],
    }
    return { effects: [effect], done: ids.length, ...(cursor !== undefined && { cursor }) }
  },
})
