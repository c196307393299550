import { z } from 'zod'
import type { Instant } from '../calendar/instant.ts'
import { Dislocation, dislocated, emptyDislocation, type PricedTwice } from './dislocation.ts'

/** What a supposition does to the book in force, policy by policy at the terms and by the rates of today. */
export const PortfolioReport = Dislocation.extend({
  changed: z.int().describe('Policies whose insured would answer something otherwise.'),
  scored: z.int().describe('Policies with a risk score in both.'),
  scoreBefore: z.int().describe('Risk scores of those, added up.'),
  scoreAfter: z.int(),
})
export type PortfolioReport = z.infer<typeof PortfolioReport>

export const emptyPortfolioReport = (startedAt: Instant, startedBy: string): PortfolioReport => ({
  ...emptyDislocation(startedAt, startedBy),
  changed: 0,
  scored: 0,
  scoreBefore: 0,
  scoreAfter: 0,
})

/** A policy as it is and as it would be. */
export interface Supposed {
  readonly priced: PricedTwice
  readonly isChanged: boolean
  readonly scores: { readonly before: number | undefined; readonly after: number | undefined }
}

/** The report with one more policy in it. */
export const supposedOf = (
  report: PortfolioReport,
  { isChanged, priced, scores: { after, before } }: Supposed,
): PortfolioReport => {
  const told = dislocated(report, priced)
  const counted = isChanged ? { ...told, changed: told.changed + 1 } : told
  if (before === undefined || after === undefined) return counted
  return {
    ...counted,
    scored: counted.scored + 1,
    scoreBefore: counted.scoreBefore + before,
    scoreAfter: counted.scoreAfter + after,
  }
}
