import { z } from 'zod'
import { defineMail } from '../mail.ts'
import { Day, MailData, Words } from '../mailData.ts'

/** To whoever was named: the losses of an insured as they stood on a day, as a document and a table. */
export const lossRunSent = defineMail({
  name: 'lossRunSent',
  data: MailData.extend({ insured: Words, asOf: Day, claims: z.int().nonnegative(), sentBy: Words }),
  subject: ({ insured }, { lossRun }) => `${lossRun} of ${insured}`,
  content: ({ asOf, claims, insured, sentBy }, { day, lossRun }) => ({
    preview: `The losses of ${insured}, valued as of ${day(asOf)}.`,
    title: lossRun,
    paragraphs: [
      `${sentBy} sends you the losses of ${insured}, valued as of ${day(asOf)}: as a document, and as a table for a spreadsheet.`,
    ],
    facts: [
      { label: 'Insured', value: insured },
      { label: 'Valued as of', value: day(asOf) },
      { label: 'Claims', value: String(claims) },
    ],
  }),
})
