import { z } from 'zod'
import { defineMail } from '../mail.ts'
import { Link, QuoteFacts, Words } from '../mailData.ts'

/** To somebody of the insured: the application that is to be signed; once more with why, where it was signed before. */
export const signRequest = defineMail({
  name: 'signRequest',
  data: QuoteFacts.extend({
    agencyName: Words,
    again: z.object({ signer: Words, on: z.iso.date(), changes: z.array(Words) }).optional(),
    link: Link,
  }),
  subject: ({ insured, again, isRenewal }) =>
    `${isRenewal ? 'Renewal application' : 'Application'} to sign ${again === undefined ? '' : 'once more '}for ${insured}`,
  content: (data, { day }) => ({
    preview:
      data.again === undefined
        ? 'Read what was answered, then sign with your name.'
        : 'It says something else than was signed. Read what has changed, then sign with your name.',
    title: `The ${data.isRenewal ? 'renewal ' : ''}application of ${data.insured}`,
    paragraphs: [
      `${data.agencyName} asks you to read what was answered for ${data.isRenewal ? 'the renewal of ' : ''}${data.insured} and to sign it. You type your name on the page; a code that we send to this address shows that it is you.`,
      ...(data.again === undefined
        ? []
        : [
            `Why once more: ${data.again.signer} signed on ${day(data.again.on)}, and the application says something else since. What was signed stays on record as it was.`,
          ]),
    ],
    facts: [
      { label: 'Quote', value: data.quoteNumber },
      { label: 'Cover starts', value: day(data.effectiveDate) },
    ],
    list: data.again?.changes.length ? { title: 'What has changed', items: data.again.changes } : undefined,
    action: { label: 'Read and sign', href: data.link },
    notes: ['This link is for you. Please do not forward it: whoever opens it is asked for a code of yours.'],
  }),
})
