import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { QuoteId } from '#shared/domain/ids/ids.ts'
import { MinorUnits } from '#shared/domain/money/amounts.ts'
import { text } from '#shared/domain/text/text.ts'
import { products } from '#shared/regions/products.ts'
import { IssuePreview } from '../policy/issuePreview.ts'
import { QuoteStanding } from './quote.ts'
import { QuoteBinder } from './quoteParts.ts'

const quoteId = { quoteId: QuoteId }

/** Binds a requested quote. Binding it again, or twice at once, answers the same binder. */
export const bindQuote = defineOperation({
  name: 'bindQuote',
  method: 'PUT',
  path: '/api/quote/v1/bind/{quoteId}',
  summary: 'Binds a quote: cover stands as of its effective date.',
  access: 'quote:bind',
  params: quoteId,
  body: z.strictObject({
    effectiveDate: CalendarDate.optional().describe('When the caller saw another date, the changed price is told.'),
    shownTotalPremium: MinorUnits.optional().describe(
      'The total the caller saw, minor units; a changed price is told.',
    ),
  }),
  response: QuoteStanding.extend({ binder: QuoteBinder }),
  money: true,
  problems: [
    'account.closed',
    'account.declined',
    'account.held',
    'blacklist.refused',
    'manuscript.admitted',
    'manuscript.waiting',
    'quote.beingPriced',
    'quote.coveredTwice',
    'quote.expired',
    'quote.feeNotAgreed',
    'quote.insuredsNotNamed',
    'quote.needsContact',
    'quote.notAllowed',
    'quote.notDiligent',
    'quote.notFound',
    'quote.notLicensed',
    'quote.noticeNotAttested',
    'quote.obstacles',
    'quote.priceChanged',
    'quote.riskChanged',
    'quote.subjectivitiesOpen',
    'rating.notRateable',
    'submission.declined',
  ],
})

const issued = z.object({ policy: z.object({ id: z.string(), policyNumber: z.string(), status: z.string() }) })

/** Asking again answers the same policy. */
export const issueQuote = defineOperation({
  name: 'issueQuote',
  method: 'POST',
  path: '/api/quote/v1/issue/{quoteId}',
  summary: 'Issues the policy of a bound quote (staff path).',
  access: 'quote:issue',
  params: quoteId,
  body: z.strictObject({
    productType: z.enum(products).optional(),
    note: text(4000)
      .optional()
      .describe(
        'Why it is issued though the risk has changed since, or the insured has not confirmed the application.',
      ),
  }),
  status: 202,
  response: issued,
  money: true,
  problems: [
    'account.held',
    'form.missing',
    'form.silent',
    'manuscript.admitted',
    'manuscript.waiting',
    'policy.notFound',
    'quote.feeNotAgreed',
    'quote.notAllowed',
    'quote.notAttested',
    'quote.notDiligent',
    'quote.notFound',
    'quote.notLicensed',
    'quote.noticeNotAttested',
    'quote.riskChanged',
    'quote.subjectivitiesOpen',
    'rating.notRateable',
  ],
})

/** Asking again answers the same policy. */
export const agentIssueQuote = defineOperation({
  name: 'agentIssueQuote',
  method: 'POST',
  path: '/api/quote/v1/agent-issue/{quoteId}',
  summary: 'Issues the policy of a bound quote (agent path).',
  access: 'quote:bind',
  params: quoteId,
  body: z.strictObject({ productType: z.enum(products).optional() }),
  status: 202,
  response: issued,
  money: true,
  problems: [
    'account.held',
    'form.missing',
    'form.silent',
    'manuscript.admitted',
    'manuscript.waiting',
    'policy.notFound',
    'quote.feeNotAgreed',
    'quote.notAllowed',
    'quote.notAttested',
    'quote.notDiligent',
    'quote.notFound',
    'quote.notLicensed',
    'quote.noticeNotAttested',
    'quote.riskChanged',
    'quote.subjectivitiesOpen',
    'rating.notRateable',
  ],
})

export const previewBinding = defineOperation({
  name: 'previewBinding',
  method: 'GET',
  path: '/api/quote/v1/bind/{quoteId}/preview',
  summary: 'What binding a quote and issuing its policy would make: price, documents, postings.',
  access: ['quote:bind', 'quote:issue'],
  params: quoteId,
  query: z.strictObject({ effectiveDate: CalendarDate.optional() }),
  response: IssuePreview,
  problems: ['form.missing', 'policy.notFound', 'quote.notAllowed', 'quote.notFound', 'rating.notRateable'],
})
