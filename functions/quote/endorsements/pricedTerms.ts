import { fail } from '#functions/_platform/problems/problem.ts'
import { type Account, accountById, standingDeclines } from '#functions/account/public.ts'
import type { PolicyRecord } from '#functions/policy/public.ts'
import type { EndorsedTerms } from '#shared/contracts/policy/endorsedTerms.ts'
import type { CoverageChoices, QuoteSelection } from '#shared/contracts/quote/calculatorSelection.ts'
import { customPreset } from '#shared/domain/coverage/presets.ts'
import type { SelectedCoverage } from '#shared/domain/coverage/selectedCoverage.ts'
import { type PricedFields, price } from '../pricing/price.ts'
import { quotes, type StoredQuote } from '../store/quotes.ts'

/** The terms that a price depends on, as they are on a day. */
export type RatedTerms = Pick<PolicyRecord, 'deductible' | 'limit' | 'retroActivePeriod' | 'waitingPeriod'> & {
  readonly coverages: readonly SelectedCoverage[]
}

/** What of the terms an endorsement asks for. */
type Asked = Pick<EndorsedTerms, 'coverages' | 'deductible' | 'limit' | 'retroActivePeriod' | 'waitingPeriod'>

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

/** A coverage as it is chosen; what it has of the terms of the whole policy it goes on following. */
const choiceOf = (coverage: SelectedCoverage, terms: RatedTerms): CoverageChoices[string] => ({
  selected: true,
  ...(coverage.limit !== terms.limit && { limit: coverage.limit }),
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
    ...Object.fromEntries(terms.coverages.map((coverage) => [String(coverage.coverageId), choiceOf(coverage, terms)])),
    ...asked.coverages,
  },
})

/** A company with the answers that count before its own. */
type Company = Pick<Pricing, 'account'> & Pick<StoredQuote, 'answerChanges'>

const pricedFor = (
  { account, answerChanges }: Company,
  policy: PolicyRecord,
  { quote, priorDeclines }: Pricing,
  selection: QuoteSelection,
): PricedFields => {
  const { eventExclusions } = policy
  const request = { ...quote, answerChanges, eventExclusions, selection, isEndorsement: true }
  const priced = price(account, request, policy.boundAt, priorDeclines)
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
  return pricedFor(company, policy, pricing, selectionOf(policy, terms, asked))
}

/** The same terms for the company as it is, with the answers that it gave for this cover alone. */
export const presentTerms = (
  policy: PolicyRecord,
  pricing: Pricing,
  terms: RatedTerms,
  asked: Asked = {},
): PricedFields => {
  const { present, quote } = pricing
  const company = { account: present, answerChanges: quote.answerChanges }
  return pricedFor(company, policy, pricing, selectionOf(policy, terms, asked))
}
