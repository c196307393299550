import type { QuoteRecord } from '#functions/quote/public.ts'
import type { Reason } from '#shared/domain/coverage/reason.ts'
import { inRegion } from '#shared/domain/coverage/regionalText.ts'
import { unavailableCoverages } from '#shared/domain/coverage/unavailable.ts'
import { isAboutMoney } from '#shared/domain/rating/moneyRules.ts'
import { sanctionsRule } from '#shared/domain/rating/sanctionsReason.ts'
import type { RegionCode } from '#shared/regions/code.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { formatsOf } from '../templates/formats.ts'
import type { Because } from '../templates/proposalData.ts'

/** A reason with the figure that it found and the line that this crosses; answers are told by the message alone. */
const lineFor = (region: RegionCode) => {
  const told = regionOf(region)
  const { whole } = formatsOf(told)
  return ({ ruleId, input, threshold, message, cure }: Reason) => {
    const said = isAboutMoney(ruleId) ? whole : (figure: number) => figure.toLocaleString(told.locale)
    const crossed =
      typeof input === 'number' && typeof threshold === 'number'
        ? `. It is ${said(input)}; the line is at ${said(threshold)}.`
        : ''
    return { message: `${message}${crossed}`, cure }
  }
}

/**
 * Why a quote is as it is: what an underwriter looks at, what was adjusted, what cannot be had, each with what it found,
 * where the line is and its cure. That
 * somebody may be on a sanctions list is told to nobody by a document.
 */
export const becauseData = (region: RegionCode, quote: QuoteRecord): Because => {
  const { coverages, eventExclusions, firmographicData, product, securityQuestions, selection } = quote
  const context = {
    region,
    product,
    state: firmographicData.state,
    industryCode: firmographicData.naicsCode ?? firmographicData.sicCode ?? '',
    limit: selection.global.limit,
    answers: securityQuestions,
    namedEvents: eventExclusions.length,
  }
  const lineOf = lineFor(region)
  const has = new Set(coverages.map(({ coverageId }) => Number(coverageId)))
  return {
    reasons: quote.referralReasons.filter(({ ruleId }) => ruleId !== sanctionsRule).map(lineOf),
    adjustments: quote.warnings.map(lineOf),
    unavailable: unavailableCoverages(context, has).map(({ coverage, reason }) => ({
      message: `${inRegion(coverage.name, region)}: ${reason.message}`,
      cure: reason.cure,
    })),
  }
}
