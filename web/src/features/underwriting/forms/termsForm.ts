import { z } from 'zod'
import type { BodyInput, ResponseOf } from '#shared/contract/operation.ts'
import type { Quote } from '#shared/contracts/quote/quote.ts'
import { underwriteQuote } from '#shared/contracts/quote/underwriting.ts'
import type { listCoverages } from '#shared/contracts/rater/catalogue.ts'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { coverageById } from '#shared/domain/coverage/catalogue.ts'
import type { Coverage } from '#shared/domain/coverage/coverage.ts'
import { takesGlobalRetro } from '#shared/domain/coverage/globalRetro.ts'
import {
  clampRetro,
  clampToOptions,
  limitOptions,
  retentionOptions,
  retroOptions,
} from '#shared/domain/coverage/options.ts'
import { usualLimit } from '#shared/domain/coverage/selection.ts'
import { fullPriorActs, RetroPeriod, WaitingPeriod } from '#shared/domain/coverage/terms.ts'
import type { CalculatorCoverage } from '#shared/domain/rating/calculatorAnswer.ts'
import {
  ChosenCoverages,
  changedCoverages,
  chosenKey,
  type Moved,
  type Place,
} from '#web/records/coverages/chosenCoverages.ts'

const { revenueFactor } = underwriteQuote.body.shape

/** A retroactive date in place of a period. */
export const byDate = 'date'

/** The terms an underwriter may change. `coverages` has what was chosen of single ones; limits are whole units. */
export const Terms = z.object({
  note: underwriteQuote.body.shape.note,
  limit: z.int().min(1),
  deductible: z.int().min(0),
  waitingPeriod: WaitingPeriod,
  retro: z.string(),
  retroActiveDate: CalendarDate,
  revenueFactor: revenueFactor.nonoptional(),
  effectiveDate: CalendarDate,
  coverages: ChosenCoverages,
})
export type Terms = z.infer<typeof Terms>

export type ProductCoverage = ResponseOf<typeof listCoverages>[number]
type QuoteTerms = Pick<
  Quote,
  | 'limit'
  | 'deductible'
  | 'waitingPeriod'
  | 'retroActivePeriod'
  | 'revenueFactor'
  | 'effectiveDate'
  | 'coverages'
  | 'product'
>

/** The date in place of the period that the whole quote has; undefined where it has a period. */
const dateOf = ({ coverages }: Pick<QuoteTerms, 'coverages'>): CalendarDate | undefined =>
  coverages.find(({ coverageId, retroActiveDate }) => {
    const rule = coverageById(coverageId)
    return retroActiveDate !== null && rule !== undefined && takesGlobalRetro(rule, true)
  })?.retroActiveDate ?? undefined

const retroOf = (
  rule: Coverage,
  quote: QuoteTerms,
): Pick<CalculatorCoverage['retroActivePeriod'], 'asDate' | 'value'> => {
  const date = dateOf(quote) ?? null
  if (rule.retro === 'none') return { value: null, asDate: null }
  if (date !== null && takesGlobalRetro(rule, true)) return { value: quote.retroActivePeriod, asDate: date }
  const wanted = takesGlobalRetro(rule, false) ? quote.retroActivePeriod : fullPriorActs
  return { value: clampRetro(wanted, retroOptions(rule)), asDate: null }
}

/** The coverages of the product on the quote's terms: as it has them, or would by what holds for the whole of it. */
export const coveragesOf = (
  quote: QuoteTerms,
  coverages: readonly ProductCoverage[],
  place: Place,
): CalculatorCoverage[] => {
  const bought = new Map(quote.coverages.map((coverage) => [coverage.coverageId as number, coverage]))
  return coverages.flatMap((coverage): CalculatorCoverage[] => {
    const rule = coverageById(coverage.id)
    if (rule === undefined) return []
    const has = bought.get(coverage.id)
    const { region, state } = place
    const limits = limitOptions(rule, { limit: quote.limit, region, ...(state !== undefined && { state }) })
    const retentions = retentionOptions(rule, { region })
    const retro =
      has === undefined ? retroOf(rule, quote) : { value: has.retroActivePeriod, asDate: has.retroActiveDate }
    const value = has === undefined ? clampToOptions(quote.deductible, retentions) : has.retention
    const waits = has === undefined ? clampToOptions(quote.waitingPeriod, rule.waitingPeriods) : has.waitingPeriod
    return [
      {
        ...coverage,
        selected: has !== undefined,
        reason: null,
        limit: clampToOptions(has === undefined ? usualLimit(rule, quote) : has.limit, limits),
        limitOptions: rule.limit.kind === 'sublimit' ? [...limits] : [],
        deductible: { value, options: [...retentions], available: retentions.length > 0 },
        waitingPeriod: { value: waits, options: [...rule.waitingPeriods] },
        retroActivePeriod: {
          ...retro,
          options: [...retroOptions(rule)],
          available: rule.retro !== 'none',
          disabled: has === undefined,
        },
        questions: null,
        premium: 0,
      },
    ]
  })
}

/** The terms as they stand. */
export const termsOf = (quote: QuoteTerms): Terms => {
  const date = dateOf(quote)
  return {
    limit: quote.limit,
    deductible: quote.deductible,
    waitingPeriod: quote.waitingPeriod,
    retro: date === undefined ? String(quote.retroActivePeriod) : byDate,
    retroActiveDate: date ?? quote.effectiveDate,
    revenueFactor: quote.revenueFactor ?? 1,
    effectiveDate: quote.effectiveDate,
    coverages: {},
  }
}

type Whole = Pick<Terms, 'deductible' | 'limit' | 'retro' | 'retroActiveDate' | 'waitingPeriod'>

const wholeOf = (
  { limit, deductible, waitingPeriod, retro, retroActiveDate }: Whole,
  { retroActivePeriod }: QuoteTerms,
) => ({
  limit,
  deductible,
  waitingPeriod,
  retroActivePeriod: retro === byDate ? retroActivePeriod : Number(retro),
  retroActiveDate: retro === byDate ? retroActiveDate : null,
})

/** What coverages follow, before and after what is typed. */
export const movedBy = (quote: QuoteTerms, after: Whole, place: Place): Moved => ({
  before: wholeOf(termsOf(quote), quote),
  after: wholeOf(after, quote),
  place,
})

/** What of the terms was changed, as the operation takes it; of the coverages what was chosen of them alone. */
export const termsChange = (
  quote: QuoteTerms,
  values: Terms,
  coverages: readonly CalculatorCoverage[],
  place: Place,
): BodyInput<typeof underwriteQuote> => {
  const before = termsOf(quote)
  const moved = movedBy(quote, values, place)
  const chosen = Object.entries(changedCoverages(coverages, values.coverages, moved)).filter(
    ([id]) => values.coverages[chosenKey(Number(id))] !== undefined,
  )
  const period = RetroPeriod.safeParse(moved.after.retroActivePeriod)
  return {
    ...(values.limit === before.limit ? {} : { limit: values.limit }),
    ...(values.deductible === before.deductible ? {} : { deductible: values.deductible }),
    ...(values.waitingPeriod === before.waitingPeriod ? {} : { waitingPeriod: values.waitingPeriod }),
    ...(period.success && period.data !== quote.retroActivePeriod && { retroActivePeriod: period.data }),
    ...(moved.after.retroActiveDate === moved.before.retroActiveDate
      ? {}
      : { retroActivePeriodAsDate: moved.after.retroActiveDate }),
    ...(values.revenueFactor === before.revenueFactor ? {} : { revenueFactor: values.revenueFactor }),
    ...(values.note === undefined ? {} : { note: values.note }),
    ...(values.effectiveDate === before.effectiveDate ? {} : { effectiveDate: values.effectiveDate }),
    ...(chosen.length === 0 ? {} : { coverages: Object.fromEntries(chosen) }),
  }
}
