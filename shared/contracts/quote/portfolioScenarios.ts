import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { hitsOf, hitsQuery } from '#shared/contract/paging.ts'
import { PortfolioScenarioId } from '#shared/domain/ids/ids.ts'
import { filledLine } from '#shared/domain/text/text.ts'
import { PortfolioScenario, PortfolioScenarioRow } from './portfolioScenarioRecord.ts'

const access = 'portfolio:suppose'
const scenarioId = { scenarioId: PortfolioScenarioId }

/** The book of the whole region is looked at, whoever's clients they are. */
export const createPortfolioScenario = defineOperation({
  name: 'createPortfolioScenario',
  method: 'POST',
  path: '/api/quote/v1/scenarios',
  summary:
    'Supposes answers of every insured who is asked, and prices the book in force as it is and as it would be, in a job; the scenario tells what comes of it.',
  access,
  body: z.strictObject({
    name: filledLine(80, { missing: 'Name is required' }),
    supposed: z
      .array(z.strictObject({ question: filledLine(60), answer: z.union([filledLine(60), z.number()]) }))
      .min(1, 'Suppose at least one answer')
      .max(20),
  }),
  status: 202,
  response: z.object({ id: PortfolioScenarioId, jobId: z.string() }),
  problems: ['portfolioScenario.notSupposable'],
})

export const getPortfolioScenario = defineOperation({
  name: 'getPortfolioScenario',
  method: 'GET',
  path: '/api/quote/v1/scenarios/{scenarioId}',
  summary: 'A supposition about the book in force, and what it does to premium, score and referrals.',
  access,
  params: scenarioId,
  response: PortfolioScenario,
  problems: ['portfolioScenario.notFound'],
})

export const listPortfolioScenarios = defineOperation({
  name: 'listPortfolioScenarios',
  method: 'GET',
  path: '/api/quote/v1/scenarios',
  summary: 'What was supposed of the book in force, the newest first.',
  access,
  query: z.strictObject({ ...hitsQuery(20), sort: z.enum(['created', '-created']).default('-created') }),
  response: hitsOf(PortfolioScenarioRow),
})

export const removePortfolioScenario = defineOperation({
  name: 'removePortfolioScenario',
  method: 'DELETE',
  path: '/api/quote/v1/scenarios/{scenarioId}',
  summary: 'Forgets a supposition and what came of it.',
  access,
  params: scenarioId,
  response: z.object({ id: PortfolioScenarioId }),
  problems: ['portfolioScenario.notFound'],
})
