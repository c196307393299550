import { z } from 'zod'
import { hitsQuery, manyOf, sortedUnlessSearched } from '#shared/contract/paging.ts'
import { AccountId, AgencyId, TeamId } from '#shared/domain/ids/ids.ts'
import { type QuoteStatusGroup, quoteStatusGroups, quoteTypes } from '#shared/domain/quoting/quoteStatusGroups.ts'
import { quoteStatuses } from '#shared/records/quote/quoteStatus.ts'
import { products } from '#shared/regions/products.ts'

/** Sort orders of the quote lists; the first is the standard one, newest first. */
export const quoteSorts = ['lastUpdated', 'effectiveDate', 'companyName', 'quoteNumber'] as const
export type QuoteSort = (typeof quoteSorts)[number]

const sortParameters = quoteSorts.flatMap((sort): [QuoteSort, `-${QuoteSort}`] => [sort, `-${sort}`])

/** Sorts of what waits for an underwriter: besides, by when it is needed and what it is worth. */
export const inboxSorts = [...quoteSorts, 'needBy', 'value'] as const
export type InboxSort = (typeof inboxSorts)[number]

export const inboxSortParameters = inboxSorts.flatMap((sort): [InboxSort, `-${InboxSort}`] => [sort, `-${sort}`])

const statusGroups = Object.keys(quoteStatusGroups) as [QuoteStatusGroup, ...QuoteStatusGroup[]]

/** A status of a quote or one of the dashboard's groups: Ready, Referred, Inactive. */
export const QuoteStatusFilter = z.enum([...statusGroups, ...quoteStatuses]).meta({
  // Ready and READY are two: where generators make constants of them, each needs its own name.
  'x-enum-varnames': [
    ...statusGroups.map((group) => `GROUP_${group.toUpperCase()}`),
    ...quoteStatuses.map((status) => status.replaceAll(' ', '_')),
  ],
})
export type QuoteStatusFilter = z.infer<typeof QuoteStatusFilter>

/** What narrows a list of quotes, and which page of it is wanted. */
export const quoteListQuery = {
  ...hitsQuery(20),
  sort: z.enum(sortParameters).default('-lastUpdated').describe(sortedUnlessSearched),
  status: manyOf(QuoteStatusFilter),
  type: z.enum(quoteTypes).optional(),
  teamId: TeamId.optional(),
  agencyId: AgencyId.optional(),
  accountId: AccountId.optional(),
  product: z.enum(products).optional(),
}
