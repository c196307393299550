import { z } from 'zod'
import { defineMail } from '../mail.ts'
import { Amount, Link, QuoteFacts, Words } from '../mailData.ts'

/** To the agent as a confirmation, to the underwriter as work: someone asked to bind. */
export const bindRequested = defineMail({
  name: 'bindRequested',
  data: QuoteFacts.extend({
    audience: z.enum(['agent', 'underwriter']),
    requestedBy: Words,
    total: Amount,
    openPoints: z.array(Words),
    link: Link,
  }),
  subject: ({ quoteNumber, insured, isRenewal }) =>
    `Request to bind ${isRenewal ? 'renewal ' : ''}quote ${quoteNumber} for ${insured}`,
  content: (data, { money, day }) => ({
    preview: `Requested by ${data.requestedBy}, effective ${day(data.effectiveDate)}.`,
    title:
      data.audience === 'agent' ? 'We have your request to bind' : `${data.requestedBy} asks to bind ${data.insured}`,
    paragraphs: [
      data.audience === 'agent'
        ? `Thank you. ${data.isRenewal ? 'The renewal of ' : 'Cover for '}${data.insured} is not ${data.isRenewal ? 'bound' : 'in force'} yet: we confirm it with a binder.`
        : `${data.isRenewal ? 'This renews their policy. ' : ''}Please check the open points and issue the binder or answer the request.`,
    ],
    facts: [
      { label: 'Quote', value: data.quoteNumber },
      { label: 'Product', value: data.product },
      { label: 'Total, fees and taxes included', value: money(data.total) },
      { label: 'Effective', value: day(data.effectiveDate) },
    ],
    list: data.openPoints.length > 0 ? { title: 'Still open', items: data.openPoints } : undefined,
    action: { label: data.audience === 'agent' ? 'Follow the request' : 'Review the request', href: data.link },
  }),
})
