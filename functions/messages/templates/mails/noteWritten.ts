import { z } from 'zod'
import { defineMail } from '../mail.ts'
import { Link, QuoteFacts, Words } from '../mailData.ts'

/** To an agent or an underwriter: somebody wrote to them on a quote. */
export const noteWritten = defineMail({
  name: 'noteWritten',
  data: QuoteFacts.extend({ writtenBy: Words, isMentioned: z.boolean(), text: Words, link: Link }),
  subject: ({ isMentioned, writtenBy, insured }) =>
    isMentioned ? `${writtenBy} mentioned you: ${insured}` : `${writtenBy} wrote to you: ${insured}`,
  content: ({ writtenBy, isMentioned, insured, quoteNumber, product, text, link }) => ({
    preview: text,
    title: isMentioned ? `${writtenBy} mentioned you` : `${writtenBy} wrote to you`,
    paragraphs: text.split(/\n+/).filter((each) => each.trim() !== ''),
    facts: [
      { label: 'Insured', value: insured },
      { label: 'Quote', value: quoteNumber },
      { label: 'Product', value: product },
    ],
    action: { label: 'Answer', href: link },
  }),
})
