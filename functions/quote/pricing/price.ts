import { config } from '#functions/_platform/config/config.ts'
import type { Account } from '#functions/account/public.ts'
import type { QuoteSelection } from '#shared/contracts/quote/calculatorSelection.ts'
import type { QuoteRecord } from '#shared/contracts/quote/quoteRecord.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { calculate, noRates, warningsOf } from '#shared/domain/rating/calculation.ts'
import type { QuoteOutcome } from '#shared/domain/rating/referralReason.ts'
import { isUnrated } from '#shared/domain/rating/unratedPremium.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { timeZoneOf } from '#shared/regions/states.ts'
import { accountFacts, firmographicsOf } from './accountFacts.ts'

/** What a price is made of besides the account: what was asked for and what underwriting and fees add. */
export type PriceRequest = Pick<
  QuoteRecord,
  'additionalBrokerFee' | 'answerChanges' | 'brokerFee' | 'irpm' | 'isRenewal' | 'mgaFee' | 'product' | 'revenueFactor'
> & { readonly selection: QuoteSelection }

/** The fields of a quote that pricing writes, all at once, so that the price never stands beside other facts. */
export type PricedFields = Pick<
  QuoteRecord,
  | 'answerChanges'
  | 'companyName'
  | 'cowbellRiskFactors'
  | 'coverages'
  | 'effectiveDate'
  | 'endDate'
  | 'firmographicData'
  | 'isSurplus'
  | 'rated'
  | 'referralReasons'
  | 'riskScore'
  | 'securityQuestions'
  | 'selection'
  | 'totalPremium'
  | 'warnings'
>

/** A price with what becomes of the request, or why there is none. */
export type Priced =
  | { readonly ok: true; readonly outcome: QuoteOutcome; readonly fields: PricedFields }
  | { readonly ok: false; readonly reason: string }

/**
 * Prices a quote from what the account says today; nothing of the price comes from the client. Refused when the account
 * lacks what a price needs or when no rates are in force.
 */
export const price = (account: Account, request: PriceRequest, now: string): Priced => {
  const facts = accountFacts(account, request.answerChanges, request.revenueFactor)
  if (!facts.ok) return { ok: false, reason: facts.missing }
  const region = regionOf(config.region)
  const calculation = calculate(
    {
      account: facts.account,
      global: request.selection.global,
      coverages: request.selection.coverages,
      ui: { renewal: request.isRenewal },
    },
    {
      region: region.code,
      product: request.product,
      today: dateAt(now, timeZoneOf(region, account.state)),
      fees: {
        brokerFee: request.brokerFee,
        additionalBrokerFee: request.additionalBrokerFee,
        mgaFee: request.mgaFee,
      },
      irpmModifier: request.irpm?.irpmModifier,
    },
  )
  const { rated, reasons, outcome, selected, terms } = calculation
  if (isUnrated(rated)) return { ok: false, reason: noRates }
  const isSurplus = region.code === 'us' && terms.terms.isSurplus === true
  return {
    ok: true,
    outcome,
    fields: {
      selection: { global: { ...terms.terms, isSurplus }, coverages: request.selection.coverages },
      coverages: selected,
      effectiveDate: terms.terms.effectiveDate,
      endDate: terms.terms.endDate,
      isSurplus,
      rated,
      totalPremium: rated.total,
      referralReasons: reasons,
      warnings: warningsOf(calculation),
      companyName: account.name,
      firmographicData: firmographicsOf(account),
      securityQuestions: facts.account.securityQuestions ?? {},
      answerChanges: request.answerChanges,
      riskScore: account.riskScore,
      cowbellRiskFactors: account.cowbellRiskFactors,
    },
  }
}
