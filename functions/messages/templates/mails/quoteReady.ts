import { defineMail } from '../mail.ts'
import { Amount, Day, Link, QuoteFacts } from '../mailData.ts'

/** To the agent: a quote can be sent to the client and bound. */
export const quoteReady = defineMail({
  name: 'quoteReady',
  data: QuoteFacts.extend({ total: Amount, validUntil: Day, link: Link }),
  subject: ({ quoteNumber, insured }) => `Quote ${quoteNumber} for ${insured} is ready`,
  content: ({ quoteNumber, insured, product, total, effectiveDate, validUntil, link }, { money, day }) => ({
    preview: `${product} from ${day(effectiveDate)}, open until ${day(validUntil)}.`,
    title: `Your quote for ${insured} is ready`,
    paragraphs: ['You can send it to your client, change the coverages, or ask to bind it.'],
    facts: [
      { label: 'Quote', value: quoteNumber },
      { label: 'Product', value: product },
      { label: 'Total, fees and taxes included', value: money(total) },
      { label: 'Effective', value: day(effectiveDate) },
      { label: 'Open until', value: day(validUntil) },
    ],
    action: { label: 'Open the quote', href: link },
  }),
})
