import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { placing } from '#shared/domain/identity/accountTypes.ts'
import { AccountId, AgencyId, QuoteId } from '#shared/domain/ids/ids.ts'
import { filledText } from '#shared/domain/text/text.ts'
import { QuoteLicensing } from './quoteLicensing.ts'

/** What is asked before there is a quote; cover with the usual start on admitted paper, unless it says otherwise. */
export const getAccountLicensing = defineOperation({
  name: 'getAccountLicensing',
  method: 'GET',
  path: '/api/quote/v1/licensing/account/{accountId}',
  summary: 'Whether who would request a quote for an account is licensed to sell there.',
  access: 'license:read',
  only: placing,
  params: { accountId: AccountId },
  query: z.strictObject({
    agencyId: AgencyId.optional().describe('For whom staff ask, where the account is nobody’s yet.'),
    effectiveDate: CalendarDate.optional(),
    isSurplus: z.enum(['true', 'false']).optional(),
  }),
  response: QuoteLicensing.omit({ override: true }),
  problems: ['account.notFound', 'agency.notFound'],
})

export const getQuoteLicensing = defineOperation({
  name: 'getQuoteLicensing',
  method: 'GET',
  path: '/api/quote/v1/licensing/{quoteId}',
  summary: 'Whether the agency and the agent of a quote are licensed to sell it.',
  access: 'license:read',
  params: { quoteId: QuoteId },
  response: QuoteLicensing,
  problems: ['quote.notFound'],
})

export const overrideQuoteLicensing = defineOperation({
  name: 'overrideQuoteLicensing',
  method: 'PUT',
  path: '/api/quote/v1/licensing/{quoteId}',
  summary: 'Lets a quote be bound and issued though a license is missing, with the reason, which is kept.',
  access: 'agency:delete',
  params: { quoteId: QuoteId },
  body: z.strictObject({ reason: filledText(2000, { missing: 'A reason is required' }) }),
  response: QuoteLicensing,
  problems: ['quote.alreadyLicensed', 'quote.notAllowed', 'quote.notFound'],
})
