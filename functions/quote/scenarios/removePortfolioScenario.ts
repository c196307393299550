import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { removePortfolioScenario as contract } from '#shared/contracts/quote/portfolioScenarios.ts'
import { portfolioScenarios } from '../store/portfolioScenarios.ts'

export const removePortfolioScenario = implement(contract)(async ({ params }) => {
  const scenario = await portfolioScenarios.require(params.scenarioId)
  await commit([portfolioScenarios.remove(scenario)])
  return { id: scenario.id }
})
