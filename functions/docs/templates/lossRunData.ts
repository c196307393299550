import { z } from 'zod'
import { LossRun } from '#shared/contracts/policy/claims.ts'
import { Day, DocumentHead } from './documentData.ts'

const Words = z.string().trim().min(1)
const figures = ['paidIndemnity', 'paidExpense', 'outstanding', 'recovered', 'incurred'] as const

/** The losses of an insured, policy by policy, as they stood on a day. Minor units that add up. */
export const LossRunData = DocumentHead.extend({
  insured: Words,
  asOf: Day,
  policies: LossRun.shape.policies,
  totals: LossRun.shape.totals,
}).refine(
  ({ policies, totals }) =>
    figures.every(
      (figure) =>
        policies.flatMap(({ claims }) => claims).reduce((sum, claim) => sum + claim[figure], 0) === totals[figure],
    ),
  { message: 'the claims must add up to the totals', path: ['totals'] },
)
export type LossRunData = z.infer<typeof LossRunData>
