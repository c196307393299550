import { defineRecord } from '#functions/_platform/storage/record.ts'
import type { PortfolioScenario, PortfolioScenarioRow } from '#shared/contracts/quote/portfolioScenarioRecord.ts'

/** All of them, in one list: the provider’s own, and few. */
export const scenarioScope = 'all'

/** What was supposed of the book in force. Nothing follows from it, so it keeps no history. */
export const portfolioScenarios = defineRecord({
  kind: 'portfolioScenario',
  notFound: 'portfolioScenario.notFound',
  list: {
    scopes: (_: PortfolioScenario) => [scenarioScope],
    sorts: { created: ({ created }: PortfolioScenario) => created },
    summary: ({ report, ...scenario }: PortfolioScenario): PortfolioScenarioRow => {
      const { bands: _, changedOutcomes: __, losers: ___, winners: ____, ...figures } = report
      return { ...scenario, report: figures }
    },
  },
  search: ({ name }: PortfolioScenario) => [name],
})
