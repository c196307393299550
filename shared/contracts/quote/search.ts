import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { hitsOf, hitsQuery, manyOf, sortedUnlessSearched, wholeNumber } from '#shared/contract/paging.ts'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { Instant } from '#shared/domain/calendar/instant.ts'
import { placing } from '#shared/domain/identity/accountTypes.ts'
import { AccountId, AgencyId, TeamId } from '#shared/domain/ids/ids.ts'
import { valueBands } from '#shared/domain/quoting/valueBands.ts'
import { boardSorts, boardStatuses } from './boardFilters.ts'
import { BoardRow, InboxRow, QuoteSummary } from './quote.ts'
import { inboxSortParameters, QuoteStatusFilter, quoteListQuery } from './quoteFilters.ts'

export const searchQuotes = defineOperation({
  name: 'searchQuotes',
  method: 'GET',
  path: '/api/quote/v1/search',
  summary: 'Quotes in the caller’s reach; drafts and deleted ones only when asked for by status.',
  access: 'quote:read',
  query: z.strictObject(quoteListQuery),
  response: hitsOf(QuoteSummary),
})

/** The spans of the dashboards: 15 minutes, an hour, 4 hours, today, 24 hours, 7 days, month to date, 30 and 90 days. */
const duration = wholeNumber({ least: 0, most: 8 })

export const searchDashboardQuotes = defineOperation({
  name: 'searchDashboardQuotes',
  method: 'GET',
  path: '/api/quote/v1/search/dashboard',
  summary: 'The QUOTES tab of the agency dashboard.',
  access: 'quote:read',
  query: z.strictObject({
    ...quoteListQuery,
    prefilterAccountId: AccountId.optional(),
    duration: duration.optional().describe('Those made in a span of the dashboards, up to now.'),
  }),
  response: hitsOf(QuoteSummary),
})

/** What to do next is the caller's: by the life of a quote and what the caller's role allows. */
export const searchActionQuotes = defineOperation({
  name: 'searchActionQuotes',
  method: 'GET',
  path: '/api/quote/v1/search/action',
  summary: 'Quotes that wait for the caller: to be requested again, bound, issued, taken, released or approved.',
  access: 'quote:read',
  query: z.strictObject(quoteListQuery),
  response: hitsOf(QuoteSummary),
})

/**
 * Referred quotes, those in review, and requests to bind; what is followed up of cover that stands is asked for by its
 * statuses, BOUND and ISSUED.
 */
export const searchUnderwriterInbox = defineOperation({
  name: 'searchUnderwriterInbox',
  method: 'GET',
  path: '/api/quote/v1/search/uw-inbox',
  summary: 'Quotes that wait for an underwriter.',
  access: 'quote:underwrite',
  query: z.strictObject({
    ...quoteListQuery,
    sort: z
      .enum(inboxSortParameters)
      .default('-lastUpdated')
      .describe(`${sortedUnlessSearched} What is narrowed by \`needBy\` is in the order of that day.`),
    assignee: z.string().max(60).optional().describe('A user’s id, `me`, or `none` for those nobody has taken.'),
    needBy: CalendarDate.optional().describe('Needed by this day at the latest.'),
    value: z.enum(valueBands).optional().describe('Premium below 10,000, below 50,000, or from there on.'),
  }),
  response: hitsOf(InboxRow),
})

const { after, before, size } = hitsQuery(25)

/** What it is subject to that is not met, whether before binding or after it. */
export const searchSubjectivities = defineOperation({
  name: 'searchSubjectivities',
  method: 'GET',
  path: '/api/quote/v1/search/subjectivities',
  summary: 'Quotes and covers that are subject to something still, the next that is due first.',
  access: 'quote:update',
  query: z.strictObject({
    status: z.enum(boardStatuses).optional().describe('Those with something that stands so.'),
    assignee: z
      .string()
      .max(60)
      .optional()
      .describe('A user’s id, `me`, or `none` for those nobody has; of staff alone.'),
    sort: z.enum([...boardSorts, '-due']).default('due'),
    after,
    before,
    size,
  }),
  response: hitsOf(BoardRow),
})

const span = {
  duration: duration.optional(),
  from: z.iso.datetime({ offset: true }).optional(),
  to: z.iso.datetime({ offset: true }).optional(),
  agencyId: AgencyId.optional(),
  teamId: TeamId.optional(),
}

export const getQuotePremiumTotals = defineOperation({
  name: 'getQuotePremiumTotals',
  method: 'GET',
  path: '/api/quote/v1/search/premium',
  summary: 'Premium, without fees and taxes, of the quotes made in a span, by status, in minor units.',
  access: 'report:read',
  only: [...placing, 'CARRIER'],
  query: z.strictObject(span),
  response: z.record(z.string(), z.int()),
  problems: ['report.tooMany'],
})

export const getQuoteAggregate = defineOperation({
  name: 'getQuoteAggregate',
  method: 'GET',
  path: '/api/quote/v1/search/aggregate',
  summary: 'How many quotes were made in a span, by status.',
  access: 'report:read',
  only: [...placing, 'CARRIER'],
  query: z.strictObject(span),
  response: z.record(z.string(), z.int()),
  problems: ['report.tooMany'],
})

export const getUniqueAccountCount = defineOperation({
  name: 'getUniqueAccountCount',
  method: 'GET',
  path: '/api/quote/v1/search/uniqueAccounts',
  summary: 'For how many accounts quotes were made in a span.',
  access: 'report:read',
  only: [...placing, 'CARRIER'],
  query: z.strictObject({ ...span, status: manyOf(QuoteStatusFilter) }),
  response: z.object({
    count: z.int(),
    asOf: Instant.describe('When it was added up.'),
    isPart: z.boolean().describe('There are more quotes than were looked through.'),
  }),
})

export const listQuoteStatuses = defineOperation({
  name: 'listQuoteStatuses',
  method: 'GET',
  path: '/api/quote/v1/statuses',
  summary: 'Every status of quotes, binders and policies.',
  access: 'any',
  response: z.array(z.string()),
})
