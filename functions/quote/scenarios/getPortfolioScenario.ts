import { implement } from '#functions/_platform/http/implement.ts'
import { getPortfolioScenario as contract } from '#shared/contracts/quote/portfolioScenarios.ts'
import { portfolioScenarios } from '../store/portfolioScenarios.ts'

export const getPortfolioScenario = implement(contract)(({ params }) => portfolioScenarios.require(params.scenarioId))
