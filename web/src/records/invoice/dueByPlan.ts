import { type AskedByPlan, askedOf, type InstalmentStanding } from '#shared/domain/billing/instalmentSchedule.ts'
import type { MinorUnits } from '#shared/domain/money/amounts.ts'

interface Owing {
  readonly dueAmount: MinorUnits
  readonly premiumFinanced: boolean
}

/** How what is due is headed where a plan was signed, whatever became of its payments, and what the plan asks for, once it is known. */
export const dueByPlan = (
  { dueAmount, premiumFinanced }: Owing,
  parts: readonly InstalmentStanding[] | undefined,
): { readonly heading: 'byPlan' | 'rest'; readonly asked?: AskedByPlan | undefined } | undefined =>
  premiumFinanced && dueAmount > 0
    ? {
        heading: parts?.some(({ paid }) => paid > 0) ? 'rest' : 'byPlan',
        asked: parts && askedOf(parts),
      }
    : undefined
