import { z } from 'zod'
import type { BodyInput } from '#shared/contract/operation.ts'
import type { Quote } from '#shared/contracts/quote/quote.ts'
import { underwriteQuote } from '#shared/contracts/quote/underwriting.ts'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { coverageById } from '#shared/domain/coverage/catalogue.ts'
import { clampToOptions, limitOptions } from '#shared/domain/coverage/options.ts'
import { WaitingPeriod } from '#shared/domain/coverage/terms.ts'
import type { RegionCode } from '#shared/regions/code.ts'

const { revenueFactor } = underwriteQuote.body.shape

/** The terms an underwriter may change. `coverages` is keyed by `c` and the coverage's number; limits are whole units. */
export const Terms = z.object({
  note: underwriteQuote.body.shape.note,
  limit: z.int().min(1),
  deductible: z.int().min(0),
  waitingPeriod: WaitingPeriod,
  revenueFactor: revenueFactor.nonoptional(),
  effectiveDate: CalendarDate,
  coverages: z.record(z.string(), z.object({ selected: z.boolean(), limit: z.number().nullish() })),
})
export type Terms = z.infer<typeof Terms>

export const coverageField = (coverageId: number): string => `c${coverageId}`

type Coverages = readonly { readonly id: number }[]
type QuoteTerms = Pick<
  Quote,
  'limit' | 'deductible' | 'waitingPeriod' | 'revenueFactor' | 'effectiveDate' | 'coverages'
>

/** The terms as they stand, for every coverage of the product. */
export const termsOf = (quote: QuoteTerms, coverages: Coverages): z.input<typeof Terms> => {
  const bought = new Map(quote.coverages.map((coverage) => [coverage.coverageId, coverage]))
  return {
    limit: quote.limit,
    deductible: quote.deductible,
    waitingPeriod: quote.waitingPeriod,
    revenueFactor: quote.revenueFactor ?? 1,
    effectiveDate: quote.effectiveDate,
    coverages: Object.fromEntries(
      coverages.map(({ id }) => [
        coverageField(id),
        { selected: bought.has(id), limit: bought.get(id)?.limit ?? null },
      ]),
    ),
  }
}

/** The limit a coverage falls to by itself when the aggregate limit changes. */
const followed = (coverageId: number, was: number | null | undefined, aggregate: number, region: RegionCode) => {
  const coverage = coverageById(coverageId)
  return coverage && clampToOptions(was, limitOptions(coverage, { limit: aggregate, region }))
}

/**
 * What of the terms was changed, as the operation takes it. A coverage's limit counts where it has one to choose and does
 * not just follow the aggregate limit.
 */
export const termsChange = (
  before: z.input<typeof Terms>,
  after: Terms,
  coverages: Coverages,
  region: RegionCode,
): BodyInput<typeof underwriteQuote> => {
  const changed = coverages.flatMap(({ id }) => {
    const was = before.coverages[coverageField(id)]
    const is = after.coverages[coverageField(id)]
    if (is === undefined || was === undefined) return []
    const choosesLimit = coverageById(id)?.limit.kind === 'sublimit'
    const limitChanged =
      choosesLimit &&
      is.selected &&
      typeof is.limit === 'number' &&
      is.limit !== was.limit &&
      is.limit !== followed(id, was.limit, after.limit, region)
    if (is.selected === was.selected && !limitChanged) return []
    return [[String(id), { selected: is.selected, ...(limitChanged ? { limit: is.limit } : {}) }] as const]
  })
  return {
    ...(after.limit === before.limit ? {} : { limit: after.limit }),
    ...(after.deductible === before.deductible ? {} : { deductible: after.deductible }),
    ...(after.waitingPeriod === before.waitingPeriod ? {} : { waitingPeriod: after.waitingPeriod }),
    ...(after.revenueFactor === before.revenueFactor ? {} : { revenueFactor: after.revenueFactor }),
    ...(after.note === undefined ? {} : { note: after.note }),
    ...(after.effectiveDate === before.effectiveDate ? {} : { effectiveDate: after.effectiveDate }),
    ...(changed.length === 0 ? {} : { coverages: Object.fromEntries(changed) }),
  }
}
