import { z } from 'zod'
import { Instant } from '#shared/domain/calendar/instant.ts'
import { PortfolioScenarioId } from '#shared/domain/ids/ids.ts'
import { PortfolioReport } from '#shared/domain/rating/portfolioReport.ts'

/** An answer that is supposed of every insured, and how question and answer read. */
const SupposedLine = z.object({
  question: z.string(),
  answer: z.union([z.string(), z.number()]),
  label: z.string(),
  word: z.string(),
})

const scenario = {
  id: PortfolioScenarioId,
  name: z.string(),
  supposed: z.array(SupposedLine),
  created: Instant,
  lastUpdated: Instant,
}

/** A supposition about the whole book in force, and what it does as far as that is known. */
export const PortfolioScenario = z.object({ ...scenario, report: PortfolioReport })
export type PortfolioScenario = z.infer<typeof PortfolioScenario>

/** The same in a list: its figures, without policies by name. */
export const PortfolioScenarioRow = z.object({
  ...scenario,
  report: PortfolioReport.omit({ bands: true, changedOutcomes: true, losers: true, winners: true }),
})
export type PortfolioScenarioRow = z.infer<typeof PortfolioScenarioRow>
