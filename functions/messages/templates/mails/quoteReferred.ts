import { z } from 'zod'
import { defineMail } from '../mail.ts'
import { Link, QuoteFacts, quoteWord, Words } from '../mailData.ts'

/** To the agent: an underwriter looks at the quote, and why. */
export const quoteReferred = defineMail({
  name: 'quoteReferred',
  data: QuoteFacts.extend({ reasons: z.array(Words), link: Link }),
  subject: (data) => `${quoteWord(data)} ${data.quoteNumber} for ${data.insured} is with underwriting`,
  content: ({ quoteNumber, insured, product, effectiveDate, isRenewal, reasons, link }, { day }) => ({
    preview: 'An underwriter is looking at it. You will hear from us as soon as there is a decision.',
    title: `An underwriter is looking at ${isRenewal ? 'the renewal of ' : ''}${insured}`,
    paragraphs: [
      `This ${isRenewal ? 'renewal' : 'quote'} needs a decision by an underwriter. You will hear from us as soon as there is one. Answering open points now makes it quicker.`,
    ],
    facts: [
      { label: 'Quote', value: quoteNumber },
      { label: 'Product', value: product },
      { label: 'Effective', value: day(effectiveDate) },
    ],
    list: reasons.length > 0 ? { title: 'Why it was referred', items: reasons } : undefined,
    action: { label: 'See what would help', href: link },
  }),
})
