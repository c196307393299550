import '#functions/tariff/public.ts'
import { config } from '#functions/_platform/config/config.ts'
import { type Account, answersOf, claimsOf } from '#functions/account/public.ts'
import type { QuoteSelection } from '#shared/contracts/quote/calculatorSelection.ts'
import type { QuoteRecord } from '#shared/contracts/quote/quoteRecord.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { Answered } from '#shared/domain/questionnaire/answeredBy.ts'
import { isModified } from '#shared/domain/quoting/isModified.ts'
import { answersForQuote } from '#shared/domain/rating/answersForQuote.ts'
import { type Calculation, calculate, warningsOf } from '#shared/domain/rating/calculation.ts'
import type { CalculatorState } from '#shared/domain/rating/calculatorState.ts'
import type { ClaimExperience } from '#shared/domain/rating/claimExperience.ts'
import type { QuoteOutcome, ReferralReason } from '#shared/domain/rating/referralReason.ts'
import { quoteOutcome } from '#shared/domain/rating/referralReasons.ts'
import { sanctionsReason } from '#shared/domain/rating/sanctionsReason.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { timeZoneOf } from '#shared/regions/states.ts'
import { accountFacts, firmographicsOf } from './accountFacts.ts'

/** What a price is made of besides the account: what was asked for and what underwriting and fees add. */
export type PriceRequest = Pick<
  QuoteRecord,
  | 'additionalBrokerFee'
  | 'answerChanges'
  | 'answered'
  | 'brokerFee'
  | 'eventExclusions'
  | 'feeAgreement'
  | 'irpm'
  | 'isRenewal'
  | 'mgaFee'
  | 'product'
  | 'revenueFactor'
> & {
  readonly selection: QuoteSelection
  /** Who is insured besides; nobody where they are not named yet. */
  readonly additionalInsureds?: QuoteRecord['additionalInsureds'] | undefined
  /** By which book and whose rater it was priced, to which it is held. */
  readonly rated?: Pick<QuoteRecord['rated'], 'carrierRater' | 'rateBookVersion'> | undefined
  /** A draft is held to nothing yet. */
  readonly status?: QuoteRecord['status'] | undefined
  /** The terms of a policy that began: its days are not moved to what may be quoted now. */
  readonly isEndorsement?: boolean
}

/** The fields of a quote that pricing writes, all at once, so that the price never stands beside other facts. */
export type PricedFields = Pick<
  QuoteRecord,
  | 'answerChanges'
  | 'answered'
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
  | 'technicalPremium'
  | 'totalPremium'
  | 'warnings'
>

/** What settles and prices a request from the facts of an account, with the bounds that its own revenue sets. */
const calculationOf = (
  of: CalculatorState['account'],
  request: PriceRequest,
  {
    boundedBy,
    claims,
    irpmModifier,
    now,
    priorDeclines,
  }: {
    readonly boundedBy: number
    readonly claims: ClaimExperience
    readonly irpmModifier?: number | undefined
    readonly now: Instant
    readonly priorDeclines: number
  },
): Calculation => {
  const region = regionOf(config.region)
  return calculate(
    {
      account: of,
      global: request.selection.global,
      coverages: request.selection.coverages,
      ui: { renewal: request.isRenewal, ...(request.isEndorsement && { isEndorsement: true }) },
    },
    {
      region: region.code,
      product: request.product,
      heldTo: request.status === 'DRAFT' ? undefined : request.rated?.rateBookVersion,
      heldRater: request.rated?.carrierRater,
      today: dateAt(now, timeZoneOf(region, of.state)),
      fees: {
        brokerFee: request.brokerFee,
        additionalBrokerFee: request.additionalBrokerFee,
        mgaFee: request.mgaFee,
      },
      irpmModifier,
      boundedBy,
      priorDeclines,
      claims,
      namedEvents: request.eventExclusions.length,
    },
  )
}

/** What an account could have in place of what is asked for: its coverages settled, and the bounds of its terms. */
export const offered = (
  account: Account,
  request: PriceRequest,
  { now, priorDeclines }: { readonly now: Instant; readonly priorDeclines: number },
): Calculation | undefined => {
  const facts = accountFacts(account, request.answerChanges)
  if (!facts.ok) return undefined
  const claims = claimsOf(account, now)
  return calculationOf(facts.account, request, { boundedBy: facts.account.revenue, claims, now, priorDeclines })
}

/** A price with what becomes of the request, or why there is none. */
export type Priced =
  | { readonly ok: true; readonly outcome: QuoteOutcome; readonly fields: PricedFields }
  | { readonly ok: false; readonly reason: string }

/** Who gave which of the answers that count: those for the quote alone come before the account's. */
const answeredFor = (account: Account, { answerChanges, answered = {} }: PriceRequest): Answered => {
  const own = Object.entries(answered).filter(([question]) => question in answerChanges)
  return { ...account.answered, ...Object.fromEntries(own) }
}

/** Why an underwriter looks at a quote beside what it rates: answers for it alone, and who would be covered. */
export const reasonsBeside = (
  account: Account,
  { answerChanges, additionalInsureds = [] }: Pick<PriceRequest, 'additionalInsureds' | 'answerChanges'>,
): ReferralReason[] => {
  const named = [account.name, account.dbaOrTradestyle, ...additionalInsureds.map(({ businessName }) => businessName)]
  return [answersForQuote(answersOf(account), answerChanges), sanctionsReason(named)].filter(
    (reason) => reason !== undefined,
  )
}

/**
 * Prices a quote from what the account says today; nothing of the price comes from the client. Refused when the account
 * lacks what a price needs or when no rates are in force. It is judged by its facts and not by what an underwriter makes of
 * them: a corrected revenue or a credit moves the price, never a reason, nor what is borne at least and written at most.
 * `priorDeclines` is how often its company was declined before.
 */
export const price = (account: Account, request: PriceRequest, now: Instant, priorDeclines: number): Priced => {
  const facts = accountFacts(account, request.answerChanges, request.revenueFactor)
  const unmodified = accountFacts(account, request.answerChanges)
  if (!facts.ok) return { ok: false, reason: facts.missing }
  if (!unmodified.ok) return { ok: false, reason: unmodified.missing }
  const region = regionOf(config.region)
  const boundedBy = unmodified.account.revenue
  const claims = claimsOf(account, now)
  const calculated = (of: CalculatorState['account'], irpmModifier: number | undefined) =>
    calculationOf(of, request, { boundedBy, claims, irpmModifier, now, priorDeclines })
  const calculation = calculated(facts.account, request.irpm?.irpmModifier)
  const technical = isModified(request) ? calculated(unmodified.account, undefined) : calculation
  const { rated, selected, terms, unrated } = calculation
  if (unrated !== undefined) return { ok: false, reason: unrated }
  const reasons = [...technical.reasons, ...reasonsBeside(account, request)]
  const isSurplus = region.code === 'us' && terms.terms.isSurplus === true
  return {
    ok: true,
    outcome: quoteOutcome(reasons),
    fields: {
      selection: { global: { ...terms.terms, isSurplus }, coverages: request.selection.coverages },
      coverages: selected,
      effectiveDate: terms.terms.effectiveDate,
      endDate: terms.terms.endDate,
      isSurplus,
      rated,
      technicalPremium: technical.rated.premium,
      totalPremium: rated.total,
      referralReasons: reasons,
      warnings: warningsOf(calculation),
      companyName: account.name,
      firmographicData: firmographicsOf(account),
      securityQuestions: facts.account.securityQuestions ?? {},
      answerChanges: request.answerChanges,
      answered: answeredFor(account, request),
      riskScore: account.riskScore,
      cowbellRiskFactors: account.cowbellRiskFactors,
    },
  }
}
