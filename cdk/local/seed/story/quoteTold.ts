import { config } from '#functions/_platform/config/config.ts'
import type { Stored } from '#functions/_platform/storage/record.ts'
import type { AccountRecord } from '#functions/account/store/account.ts'
import { agreedOf } from '#functions/ledger/agreements/agreedCommission.ts'
import { afterAction, type QuoteChanges } from '#functions/quote/actions/quoteAction.ts'
import { price } from '#functions/quote/pricing/price.ts'
import { ruleDeclineChanges } from '#functions/quote/pricing/ruleDecline.ts'
import { newSelection } from '#functions/quote/pricing/selectionOf.ts'
import { quotes } from '#functions/quote/store/quotes.ts'
import type { QuoteRecord } from '#shared/contracts/quote/quoteRecord.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { AccountId, AgencyId, QuoteId, TeamId } from '#shared/domain/ids/ids.ts'
import { expiresOn } from '#shared/domain/quoting/quoteDates.ts'
import { quoteNumberOf } from '#shared/domain/quoting/quoteNumber.ts'
import type { QuoteOutcome } from '#shared/domain/rating/referralReason.ts'
import type { QuoteAction } from '#shared/records/quote/quoteLife.ts'
import type { QuoteStatus } from '#shared/records/quote/quoteStatus.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { timeZoneOf } from '#shared/regions/states.ts'
import type { Chronicle, Deed } from './chronicle.ts'
import type { Seller } from './seller.ts'

/** What a quote is asked for with. */
export interface Submission {
  readonly account: AccountRecord
  readonly seller: Seller
  readonly deed: Deed
  readonly limit: number
  readonly deductible: number
  readonly preset: 1 | 2 | 3
  readonly effectiveDate: CalendarDate
  /** The policy that it renews. */
  readonly renews?: string | undefined
}

const presetNames = { 1: 'Basic', 2: 'Popular', 3: 'Elite' } as const

/** A quote as the story goes on with it. */
export interface ToldQuote {
  readonly quote: QuoteRecord
  readonly outcome: QuoteOutcome
}

const priceOf = (account: AccountRecord, quote: Parameters<typeof price>[1], at: Instant) => {
  const priced = price(account, quote, at, 0)
  if (!priced.ok) throw new Error(`${account.name} cannot be priced: ${priced.reason}.`)
  return priced
}

/** By what agreement the commission stands, where there is one. */
const agreedWith = (
  { agreements = [] }: Seller,
  { product, isRenewal }: Pick<QuoteRecord, 'isRenewal' | 'product'>,
  day: CalendarDate,
): Pick<QuoteRecord, 'commissionAgreement'> => {
  const agreed = agreedOf(agreements, { product, isRenewal, effectiveDate: day })
  return agreed === undefined ? {} : { commissionAgreement: agreed }
}

/** Tells of a draft with its price, and of what the rules would make of it. */
export const draftTold = (chronicle: Chronicle, submission: Submission): ToldQuote => {
  const { account, seller, deed, limit, deductible, preset, effectiveDate, renews } = submission
  const region = regionOf(config.region)
  const { at } = deed
  const today = dateAt(at, timeZoneOf(region, account.state))
  const selection = newSelection({ presets: preset, limit, deductible, effectiveDate }, today)
  const terms = {
    product: 'P100',
    selection,
    answerChanges: {},
    revenueFactor: 1,
    brokerFee: 0,
    additionalBrokerFee: 0,
    mgaFee: 0,
    isRenewal: renews !== undefined,
    eventExclusions: [],
  } as const
  const { fields, outcome } = priceOf(account, { ...terms, eventExclusions: [] }, at)
  const quote: QuoteRecord = {
    ...terms,
    eventExclusions: [],
    id: QuoteId.parse(chronicle.id('quo', at)),
    quoteNumber: quoteNumberOf(region.code, chronicle.number('quote')),
    status: 'DRAFT',
    inCart: false,
    presetName: presetNames[preset],
    accountId: AccountId.parse(account.id),
    agencyId: AgencyId.parse(seller.agencyId),
    agencyName: seller.agencyName,
    agencyType: seller.agencyType,
    agencyBilled: seller.agencyBilled,
    teamIds: seller.teams.map(({ id }) => TeamId.parse(id)),
    ...(seller.partners && { partnerIds: [...seller.partners.quote] }),
    agentId: seller.id,
    agentFirstName: seller.firstName,
    agentLastName: seller.lastName,
    agentEmail: seller.email,
    agentPhone: seller.phone,
    createdBy: seller.id,
    customerFirstName: account.policyContactFirstName,
    customerLastName: account.policyContactLastName,
    customerEmail: account.policyContactEmail,
    customerPhone: account.policyContactPhone,
    ...(renews !== undefined && { renewsPolicyId: renews }),
    additionalInsureds: [],
    requested: selection,
    ...fields,
    ...agreedWith(seller, terms, fields.effectiveDate),
    notes: 0,
    subjectivities: [],
    lastPatched: at,
    created: at,
    lastUpdated: at,
    quotedOn: today,
    expiresOn: expiresOn({ created: today, effectiveDate: fields.effectiveDate }),
  }
  chronicle.tell(quotes.create(quote), deed)
  return { quote, outcome }
}

/** Tells of a step of a quote's life. */
export const quoteStepTold = (
  chronicle: Chronicle,
  quote: QuoteRecord,
  action: QuoteAction,
  deed: Deed,
  changes: QuoteChanges = {},
  outcome?: QuoteStatus,
): QuoteRecord => {
  // The story keeps no versions of its own: what it tells is put in order when it is written.
  const stored: Stored<QuoteRecord> = { ...quote, version: 0 }
  const after = afterAction(stored, action, deed.at, changes, outcome)
  chronicle.tell(quotes.create(after), deed)
  return after
}

/** Tells of the request of a draft: its price is kept, and it is what the rules say. */
export const requestTold = (chronicle: Chronicle, { quote, outcome }: ToldQuote, deed: Deed): QuoteRecord => {
  const declined = outcome === 'DECLINED' ? ruleDeclineChanges(quote.referralReasons, deed.at) : {}
  return quoteStepTold(chronicle, quote, 'request', deed, declined, outcome)
}
