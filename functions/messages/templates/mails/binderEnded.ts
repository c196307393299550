import { z } from 'zod'
import { defineMail } from '../mail.ts'
import { Link, QuoteFacts, Words } from '../mailData.ts'

/** To the agent: what was bound is bound no more, and no policy comes of it. */
export const binderEnded = defineMail({
  name: 'binderEnded',
  data: QuoteFacts.extend({
    binderNumber: Words,
    how: z.enum(['expired', 'rescinded']),
    reason: Words.optional(),
    link: Link,
  }),
  subject: ({ binderNumber, insured, how }) =>
    `Binder ${binderNumber} for ${insured} ${how === 'expired' ? 'has expired' : 'was taken back'}`,
  content: ({ binderNumber, quoteNumber, product, insured, how, reason, link }) => ({
    preview: `${insured} is not covered under binder ${binderNumber} any more.`,
    title: how === 'expired' ? `The binder of ${insured} has expired` : `The binder of ${insured} was taken back`,
    paragraphs: [
      how === 'expired'
        ? `No policy was issued within the time that binder ${binderNumber} stood. It is evidence of no cover any more.`
        : `An underwriter took binder ${binderNumber} back before its policy was issued. It is evidence of no cover any more, and no policy comes of it.`,
      `Please tell ${insured}, and whoever was shown the binder.`,
    ],
    facts: [
      { label: 'Binder', value: binderNumber },
      { label: 'From quote', value: quoteNumber },
      { label: 'Product', value: product },
      ...(reason === undefined ? [] : [{ label: 'Reason', value: reason }]),
    ],
    action: { label: 'Open the quote', href: link },
  }),
})
