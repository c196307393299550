import { ulid } from 'ulid'
import { config } from '#functions/_platform/config/config.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import { nextNumber } from '#functions/_platform/storage/sequence.ts'
import { type Account, standingDeclines } from '#functions/account/public.ts'
import { agreedCommission } from '#functions/ledger/public.ts'
import type { QuoteRecord } from '#shared/contracts/quote/quoteRecord.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { AccountId, QuoteId } from '#shared/domain/ids/ids.ts'
import { expiresOn } from '#shared/domain/quoting/quoteDates.ts'
import { quoteNumberOf } from '#shared/domain/quoting/quoteNumber.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { timeZoneOf } from '#shared/regions/states.ts'
import { type PriceRequest, price } from '../pricing/price.ts'
import type { Seller } from './seller.ts'

/** What a quote is besides its price: who sells and who holds it, what it is for. */
type About = Pick<QuoteRecord, 'additionalInsureds' | 'createdBy' | 'inCart' | 'presetName'> &
  Seller &
  Partial<
    Pick<
      QuoteRecord,
      | 'commissionPercent'
      | 'customerEmail'
      | 'customerFirstName'
      | 'customerLastName'
      | 'customerPhone'
      | 'partnerIds'
      | 'renewsPolicyId'
      | 'submissionId'
    >
  >

/** A draft of a quote, priced by the server and numbered in the region's own series. */
export const draftQuote = async ({
  account,
  now,
  terms,
  about: { submissionId, ...about },
}: {
  readonly account: Account
  readonly now: Instant
  readonly terms: PriceRequest
  readonly about: About
}): Promise<QuoteRecord> => {
  const region = regionOf(config.region)
  if (!region.products.includes(terms.product)) return fail('region.notServed')
  const priced = price(account, terms, now, await standingDeclines(account))
  if (!priced.ok) return fail('rating.notRateable', { data: { reason: priced.reason } })
  const today = dateAt(now, timeZoneOf(region, account.state))
  const { effectiveDate } = priced.fields
  const { agencyId } = about
  const agreed = await agreedCommission({ agencyId, product: terms.product, isRenewal: terms.isRenewal, effectiveDate })
  return {
    ...terms,
    id: QuoteId.parse(`quo_${ulid()}`),
    quoteNumber: quoteNumberOf(region.code, await nextNumber('quote')),
    status: 'DRAFT',
    accountId: AccountId.parse(account.id),
    ...(submissionId !== undefined && { submissionId }),
    ...about,
    ...(agreed && { commissionAgreement: agreed }),
    requested: terms.selection,
    ...priced.fields,
    notes: 0,
    subjectivities: [],
    lastPatched: now,
    created: now,
    lastUpdated: now,
    quotedOn: today,
    expiresOn: expiresOn({ created: today, effectiveDate }),
  }
}
