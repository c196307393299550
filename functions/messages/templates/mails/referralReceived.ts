import { z } from 'zod'
import { defineMail } from '../mail.ts'
import { Amount, Day, Link, QuoteFacts, Words } from '../mailData.ts'

/** To the underwriter: a quote waits for a decision. */
export const referralReceived = defineMail({
  name: 'referralReceived',
  data: QuoteFacts.extend({
    agencyName: Words,
    aggregateLimit: z.int().nonnegative(),
    premium: Amount,
    reasons: z.array(Words),
    needBy: Day.optional(),
    link: Link,
  }),
  subject: ({ quoteNumber, insured, isRenewal }) =>
    `${isRenewal ? 'Renewal referral' : 'Referral'}: ${insured}, quote ${quoteNumber}`,
  content: (data, { money, whole, day }) => ({
    preview: data.needBy ? `Needed by ${day(data.needBy)}.` : `${data.product} from ${data.agencyName}.`,
    title: `${data.insured} is waiting for your decision`,
    paragraphs: [
      `${data.agencyName} ${data.isRenewal ? `asked for renewal terms, from ${day(data.effectiveDate)} on, that need` : 'asked for terms that need'} an underwriter.`,
    ],
    facts: [
      { label: 'Quote', value: data.quoteNumber },
      { label: 'Product', value: data.product },
      { label: 'Aggregate limit', value: whole(data.aggregateLimit) },
      { label: 'Indicated total, fees and taxes included', value: money(data.premium) },
      { label: 'Effective', value: day(data.effectiveDate) },
      ...(data.needBy ? [{ label: 'Needed by', value: day(data.needBy) }] : []),
    ],
    list: data.reasons.length > 0 ? { title: 'Reasons for referral', items: data.reasons } : undefined,
    action: { label: 'Open in the workbench', href: data.link },
  }),
})
