import { fail } from '#functions/_platform/problems/problem.ts'
import { type Account, accountById, standingDeclines } from '#functions/account/public.ts'
import type { PolicyRecord } from '#functions/policy/public.ts'
import type { EndorsedTerms } from '#shared/contracts/policy/endorsedTerms.ts'
import type { CoverageChoices, QuoteSelection } from '#shared/contracts/quote/calculatorSelection.ts'
import { coverageById } from '#shared/domain/coverage/catalogue.ts'
import { customPreset } from '#shared/domain/coverage/presets.ts'
import type { SelectedCoverage } from '#shared/domain/coverage/selectedCoverage.ts'
import type { Calculation } from '#shared/domain/rating/calculation.ts'
import { offered, type PricedFields, type PriceRequest, price } from '../pricing/price.ts'
import { quotes, type StoredQuote } from '../store/quotes.ts'

/** The terms that a price depends on, as they are on a day. */
export type RatedTerms = Pick<
  PolicyRecord,
  'deductible' | 'eventExclusions' | 'limit' | 'retroActivePeriod' | 'waitingPeriod'
> & {
  readonly coverages: readonly SelectedCoverage[]
}

/** What of the terms an endorsement asks for. */
type Asked = Pick<
  EndorsedTerms,
  | 'additionalInsureds'
  | 'coverages'
  | 'deductible'
  | 'eventExclusions'
  | 'limit'
  | 'retroActivePeriod'
  | 'waitingPeriod'
>

/**
 * What prices a policy's terms as its quote was priced: the risk that was bound, by the rates of its first day. `present` is
 * the company as it is, by which more exposure is judged.
 */
export interface Pricing {
  readonly quote: StoredQuote
  readonly account: Account
  readonly present: Account
  readonly priorDeclines: number
}

/** The company as it was when the policy was bound, so that a change of terms costs what those terms cost and nothing else. */
const asBound = (account: Account, quote: StoredQuote): Account => ({
  ...account,
  ...(quote.firmographicData as Partial<Account>), // written of the account's own fields (`firmographicsOf`)
  name: account.name,
  riskScore: quote.riskScore ?? account.riskScore,
})

export const pricingOf = async (policy: PolicyRecord): Promise<Pricing> => {
  const quote = (policy.quoteId && (await quotes.byId(policy.quoteId))) || fail('quote.notFound')
  const account = (await accountById(policy.accountId)) ?? fail('account.notFound')
  const priorDeclines = await standingDeclines(account, quote.id)
  return { quote, account: asBound(account, quote), present: account, priorDeclines }
}

/** A limit of its own stays; one that is as much as the policy has stays that where it can be as much. */
const limitOf = ({ coverageId, limit }: SelectedCoverage, terms: RatedTerms, asked: Asked) => {
  const rule = coverageById(coverageId)?.limit
  if (rule?.kind !== 'sublimit') return {}
  return { limit: rule.upToAggregate && limit === terms.limit ? (asked.limit ?? limit) : limit }
}

/** A coverage as it is chosen; what it has of the terms of the whole policy it goes on following. */
const choiceOf = (coverage: SelectedCoverage, terms: RatedTerms, asked: Asked): CoverageChoices[string] => ({
  selected: true,
  ...limitOf(coverage, terms, asked),
  ...(coverage.retention !== terms.deductible && { deductible: { value: coverage.retention } }),
  ...(coverage.waitingPeriod !== terms.waitingPeriod && { waitingPeriod: { value: coverage.waitingPeriod } }),
  ...((coverage.retroActivePeriod !== terms.retroActivePeriod || coverage.retroActiveDate !== null) && {
    retroActivePeriod: { value: coverage.retroActivePeriod, asDate: coverage.retroActiveDate },
  }),
})

const selectionOf = (policy: PolicyRecord, terms: RatedTerms, asked: Asked): QuoteSelection => ({
  global: {
    preset: customPreset,
    limit: asked.limit ?? terms.limit,
    deductible: asked.deductible ?? terms.deductible,
    // A policy keeps what its quote was rated by.
    waitingPeriod: (asked.waitingPeriod ?? terms.waitingPeriod) as QuoteSelection['global']['waitingPeriod'],
    retroActivePeriod: (asked.retroActivePeriod ??
      terms.retroActivePeriod) as QuoteSelection['global']['retroActivePeriod'],
    retroActivePeriodAsDate: null,
    effectiveDate: policy.effectiveDate,
    endDate: policy.expirationDate,
    isSurplus: policy.isSurplus,
  },
  coverages: {
    ...asked.coverages,
    ...Object.fromEntries(
      terms.coverages.map((coverage) => {
        const id = String(coverage.coverageId)
        return [id, { ...choiceOf(coverage, terms, asked), ...asked.coverages?.[id] }]
      }),
    ),
  },
})

/** Terms as they are, with what is asked for beside them. */
interface Wanted {
  readonly terms: RatedTerms
  readonly asked: Asked
}

/** A company with the answers that count before its own. */
type Company = Pick<Pricing, 'account'> & Pick<StoredQuote, 'answerChanges'>

const requestOf = (
  { answerChanges }: Company,
  policy: PolicyRecord,
  { quote }: Pricing,
  { terms, asked }: Wanted,
): PriceRequest => ({
  ...quote,
  answerChanges,
  additionalInsureds: [...(asked.additionalInsureds ?? policy.additionalInsureds)],
  eventExclusions: [...(asked.eventExclusions ?? terms.eventExclusions)],
  selection: selectionOf(policy, terms, asked),
  isEndorsement: true,
})

const pricedFor = (company: Company, policy: PolicyRecord, pricing: Pricing, wanted: Wanted): PricedFields => {
  const request = requestOf(company, policy, pricing, wanted)
  const priced = price(company.account, request, policy.boundAt, pricing.priorDeclines)
  return priced.ok ? priced.fields : fail('rating.notRateable', { data: { reason: priced.reason } })
}

/** What terms cost for a whole term, with what they come to; with what is asked for beside them, where something is. */
export const pricedTerms = (
  policy: PolicyRecord,
  pricing: Pricing,
  terms: RatedTerms,
  asked: Asked = {},
): PricedFields => {
  const { account, quote } = pricing
  const company = { account, answerChanges: quote.securityQuestions }
  return pricedFor(company, policy, pricing, { terms, asked })
}

const presentCompany = ({ present, quote }: Pricing): Company => ({
  account: present,
  answerChanges: quote.answerChanges,
})

/** The same terms for the company as it is, with the answers that it gave for this cover alone. */
export const presentTerms = (
  policy: PolicyRecord,
  pricing: Pricing,
  terms: RatedTerms,
  asked: Asked = {},
): PricedFields => {
  return pricedFor(presentCompany(pricing), policy, pricing, { terms, asked })
}

/** What the company as it is could have in place of its terms. */
export const offeredTerms = (policy: PolicyRecord, pricing: Pricing, terms: RatedTerms): Calculation => {
  const company = presentCompany(pricing)
  const request = requestOf(company, policy, pricing, { terms, asked: {} })
  const { priorDeclines } = pricing
  return (
    offered(company.account, request, { now: policy.boundAt, priorDeclines }) ??
    fail('rating.notRateable', { data: { reason: 'The account lacks what a price needs.' } })
  )
}
