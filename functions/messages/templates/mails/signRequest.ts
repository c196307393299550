import { defineMail } from '../mail.ts'
import { Link, QuoteFacts, Words } from '../mailData.ts'

/** To somebody of the insured: the application that is to be signed. */
export const signRequest = defineMail({
  name: 'signRequest',
  data: QuoteFacts.extend({ agencyName: Words, link: Link }),
  subject: ({ insured }) => `Application to sign for ${insured}`,
  content: (data, { day }) => ({
    preview: 'Read what was answered, then sign with your name.',
    title: `The application of ${data.insured}`,
    paragraphs: [
      `${data.agencyName} asks you to read what was answered for ${data.insured} and to sign it. You type your name on the page; a code that we send to this address shows that it is you.`,
    ],
    facts: [
      { label: 'Quote', value: data.quoteNumber },
      { label: 'Cover starts', value: day(data.effectiveDate) },
    ],
    action: { label: 'Read and sign', href: data.link },
    notes: ['This link is for you. Please do not forward it: whoever opens it is asked for a code of yours.'],
  }),
})
