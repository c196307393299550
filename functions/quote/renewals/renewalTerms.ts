import type { PolicyRecord } from '#functions/policy/public.ts'
import type { QuoteSelection } from '#shared/contracts/quote/calculatorSelection.ts'
import type { QuoteRecord } from '#shared/contracts/quote/quoteRecord.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { annualTerm } from '#shared/domain/calendar/coverageDates.ts'
import { customPreset } from '#shared/domain/coverage/presets.ts'
import { RetroPeriod, WaitingPeriod } from '#shared/domain/coverage/terms.ts'

/** What the policy covers, coverage by coverage, as the calculator chooses it. */
const choicesOf = ({ coverages }: PolicyRecord): QuoteSelection['coverages'] =>
  Object.fromEntries(
    coverages.map((coverage) => [
      coverage.coverageId,
      {
        selected: true,
        limit: coverage.limit,
        deductible: { value: coverage.retention },
        waitingPeriod: { value: coverage.waitingPeriod },
        retroActivePeriod: { value: coverage.retroActivePeriod, asDate: coverage.retroActiveDate },
      },
    ]),
  )

/** Whether the policy still covers what it was sold as. */
const isAsSold = (policy: PolicyRecord, { coverages, selection: { global } }: QuoteRecord): boolean =>
  policy.limit === global.limit &&
  policy.deductible === global.deductible &&
  JSON.stringify(policy.coverages.map(({ premium: _, ...terms }) => terms)) === JSON.stringify(coverages)

/**
 * The terms on which a policy is renewed: those that it ends with, for a year from the day it ends. What was sold as a
 * package stays one until it was endorsed.
 */
export const renewalSelection = (
  policy: PolicyRecord,
  sold: QuoteRecord | undefined,
  effectiveDate: CalendarDate = policy.expirationDate,
): QuoteSelection => {
  const term = annualTerm(effectiveDate)
  if (sold !== undefined && isAsSold(policy, sold))
    return { global: { ...sold.selection.global, ...term }, coverages: sold.selection.coverages }
  return {
    global: {
      preset: customPreset,
      limit: policy.limit,
      deductible: policy.deductible,
      waitingPeriod: WaitingPeriod.parse(policy.waitingPeriod),
      retroActivePeriod: RetroPeriod.parse(policy.retroActivePeriod),
      retroActivePeriodAsDate: sold?.selection.global.retroActivePeriodAsDate ?? null,
      isSurplus: policy.isSurplus,
      ...term,
    },
    coverages: choicesOf(policy),
  }
}
