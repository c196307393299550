import { defineMail } from '../mail.ts'
import { Link, QuoteFacts, Words } from '../mailData.ts'

/** To the agent: no terms are offered, and why. */
export const quoteDeclined = defineMail({
  name: 'quoteDeclined',
  data: QuoteFacts.extend({ reason: Words, reasonSummary: Words.optional(), link: Link }),
  subject: ({ quoteNumber, insured }) => `Quote ${quoteNumber} for ${insured} was declined`,
  content: ({ quoteNumber, insured, product, reason, reasonSummary, link }) => ({
    preview: 'We cannot offer terms this time. The reason is inside.',
    title: `We cannot offer terms for ${insured}`,
    paragraphs: [
      'Thank you for bringing us this risk. We looked at it and cannot offer terms this time.',
      ...(reasonSummary ? [reasonSummary] : []),
    ],
    facts: [
      { label: 'Quote', value: quoteNumber },
      { label: 'Product', value: product },
      { label: 'Reason', value: reason },
    ],
    action: { label: 'See the details', href: link },
    notes: ['If something we relied on has changed or is wrong, reply to your underwriter and we look again.'],
  }),
})
