import { defineMail } from '../mail.ts'
import { Link, QuoteFacts, quoteWord, Words } from '../mailData.ts'

/** To the agent: no terms are offered, and why. */
export const quoteDeclined = defineMail({
  name: 'quoteDeclined',
  data: QuoteFacts.extend({ reason: Words, reasonSummary: Words.optional(), link: Link }),
  subject: (data) => `${quoteWord(data)} ${data.quoteNumber} for ${data.insured} was declined`,
  content: ({ quoteNumber, insured, isRenewal, product, reason, reasonSummary, link }) => ({
    preview: 'We cannot offer terms this time. The reason is inside.',
    title: `We cannot offer ${isRenewal ? 'renewal ' : ''}terms for ${insured}`,
    paragraphs: [
      isRenewal
        ? `We looked at the renewal of ${insured} and cannot offer terms. The policy runs to its end; from then on its cover has to be placed elsewhere.`
        : 'Thank you for bringing us this risk. We looked at it and cannot offer terms this time.',
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
