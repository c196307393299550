import { defineMail } from '../mail.ts'
import { Amount, Day, Link, QuoteFacts, quoteWord } from '../mailData.ts'

/** To the agent: a quote can be sent to the client and bound. */
export const quoteReady = defineMail({
  name: 'quoteReady',
  data: QuoteFacts.extend({ total: Amount, validUntil: Day, link: Link }),
  subject: (data) => `${quoteWord(data)} ${data.quoteNumber} for ${data.insured} is ready`,
  content: ({ quoteNumber, insured, product, total, effectiveDate, isRenewal, validUntil, link }, { money, day }) => ({
    preview: `${product} from ${day(effectiveDate)}, open until ${day(validUntil)}.`,
    title: isRenewal ? `The renewal of ${insured} is quoted` : `Your quote for ${insured} is ready`,
    paragraphs: [
      ...(isRenewal ? [`This quote renews the cover of ${insured} from ${day(effectiveDate)} on.`] : []),
      'You can send it to your client, change the coverages, or ask to bind it.',
    ],
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
