import type { Actor } from '#functions/_platform/auth/actor.ts'
import { config } from '#functions/_platform/config/config.ts'
import type { Account } from '#functions/account/public.ts'
import type { CalculatorGeneratedDataInput } from '#shared/contracts/quote/calculatorSelection.ts'
import type { QuoteRecord } from '#shared/contracts/quote/quoteRecord.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { QuestionnaireAnswers } from '#shared/domain/questionnaire/questionnaireAnswers.ts'
import type { Product } from '#shared/regions/products.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { timeZoneOf } from '#shared/regions/states.ts'
import { answersBeyond } from '../pricing/accountFacts.ts'
import { newSelection, presetNameOf, type SelectionRequest } from '../pricing/selectionOf.ts'
import { mustStartInTime } from './mustStartInTime.ts'
import { newQuote } from './newQuote.ts'
import type { SellerRequest } from './seller.ts'

/** A variation as the calculator puts it together. */
interface Variation {
  readonly product: Product
  readonly presetName?: string | undefined
  readonly calculatorGeneratedData: CalculatorGeneratedDataInput
  readonly securityQuestions?: QuestionnaireAnswers | undefined
}

/** The terms of a variation by the names that selections have for them; what its screen made of them is left. */
export const termsOfVariation = ({
  aggregateLimit,
  referToUnderwriter: _,
  totalPremium: __,
  ...terms
}: CalculatorGeneratedDataInput): SelectionRequest => ({ ...terms, limit: aggregateLimit })

/** A draft of a variation, priced by the server. */
export const draftOfVariation = (
  { product, presetName, calculatorGeneratedData, securityQuestions }: Variation,
  more: {
    readonly account: Account
    readonly actor: Actor
    readonly now: Instant
    readonly seller: SellerRequest
    readonly inCart: boolean
  },
): Promise<QuoteRecord> => {
  const { account, now } = more
  const today = dateAt(now, timeZoneOf(regionOf(config.region), account.state))
  mustStartInTime(calculatorGeneratedData.effectiveDate, { today, path: ['calculatorGeneratedData', 'effectiveDate'] })
  const selection = newSelection(termsOfVariation(calculatorGeneratedData), today)
  return newQuote({
    ...more,
    product,
    presetName: presetName ?? presetNameOf(selection.global.preset),
    selection,
    answerChanges: answersBeyond(account, securityQuestions ?? {}),
  })
}
