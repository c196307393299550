import { z } from 'zod'
import { defineMail } from '../mail.ts'
import { Link, QuoteFacts, Words } from '../mailData.ts'

/** To the agent, and to the underwriter who works on the quote: the application says something else than was signed. */
export const signAgain = defineMail({
  name: 'signAgain',
  data: QuoteFacts.extend({ signer: Words, changes: z.array(Words), link: Link }),
  subject: ({ quoteNumber, insured, isRenewal }) =>
    `The ${isRenewal ? 'renewal ' : ''}application of ${insured} has to be signed again (quote ${quoteNumber})`,
  content: ({ quoteNumber, insured, product, effectiveDate, isRenewal, signer, changes, link }, { day }) => ({
    preview: 'It says something else than was signed.',
    title: `${insured} has to sign once more`,
    paragraphs: [
      `The ${isRenewal ? 'renewal ' : ''}application says something else than ${signer} signed. What was signed stays on record. Once the quote is requested to be bound, send the application again from its page: one press does it, and the insured is told what has changed.`,
    ],
    facts: [
      { label: 'Quote', value: quoteNumber },
      { label: 'Product', value: product },
      { label: 'Effective', value: day(effectiveDate) },
    ],
    list: changes.length > 0 ? { title: 'What has changed', items: changes } : undefined,
    action: { label: 'Open the quote', href: link },
  }),
})
