import { scopesOfRecord } from '#functions/_platform/auth/relation.ts'
import { defineRecord, type Stored } from '#functions/_platform/storage/record.ts'
import type { InboxRow } from '#shared/contracts/quote/quote.ts'
import type { QuoteRecord } from '#shared/contracts/quote/quoteRecord.ts'
import { groupsOf } from './quoteGroups.ts'

export type StoredQuote = Stored<QuoteRecord>

/** What a row of any quote list holds; each list shows its share of it. */
export type QuoteRow = Omit<InboxRow, 'agencyStatus' | 'read'> & {
  readonly status: QuoteRecord['status']
  readonly teamIds: readonly string[]
}

const rowOf = (quote: QuoteRecord): QuoteRow => ({
  id: quote.id,
  quoteNumber: quote.quoteNumber,
  accountId: quote.accountId,
  companyName: quote.companyName,
  product: quote.product,
  status: quote.status,
  effectiveDate: quote.effectiveDate,
  expiresOn: quote.expiresOn,
  created: quote.created,
  lastUpdated: quote.lastUpdated,
  premium: quote.rated.premium,
  totalPremium: quote.totalPremium,
  currency: quote.rated.currency,
  limit: quote.selection.global.limit,
  isRenewal: quote.isRenewal,
  agencyId: quote.agencyId,
  agencyName: quote.agencyName,
  teamIds: quote.teamIds,
  ...(quote.needBy !== undefined && { needBy: quote.needBy }),
  ...(quote.underwriter && { assignee: quote.underwriter.name, assigneeId: quote.underwriter.id }),
  referralReasons: quote.referralReasons.map((reason) => reason.message),
})

/** Quotes: found by number, listed for everyone, agency, teams and account, searched by number and company. */
export const quotes = defineRecord({
  kind: 'quote',
  notFound: 'quote.notFound',
  unique: { quoteNumber: (quote: QuoteRecord) => quote.quoteNumber },
  list: {
    scopes: (quote) => scopesOfRecord(quote),
    groups: groupsOf,
    sorts: {
      lastUpdated: (quote) => quote.lastUpdated,
      effectiveDate: (quote) => quote.effectiveDate,
      companyName: (quote) => quote.companyName,
      quoteNumber: (quote) => quote.quoteNumber,
    },
    summary: rowOf,
    measure: (quote) => quote.rated.premium,
    shards: 4,
  },
  search: (quote) => [quote.quoteNumber, quote.companyName],
})
