import { z } from 'zod'
import { defineMail } from '../mail.ts'
import { Link, MailData, Words } from '../mailData.ts'

/** To the heads of claims and whoever works on the claim: a vendor that was asked has declined, or has not answered in time. */
export const vendorMissing = defineMail({
  name: 'vendorMissing',
  data: MailData.extend({
    insured: Words,
    claimNumber: Words,
    vendor: Words,
    work: Words,
    missing: z.enum(['DECLINED', 'SILENT']),
    note: Words.optional(),
    link: Link,
  }),
  subject: ({ claimNumber, missing, vendor }) =>
    missing === 'DECLINED'
      ? `${vendor} does not take the work on claim ${claimNumber}`
      : `${vendor} has not answered on claim ${claimNumber}`,
  content: ({ claimNumber, insured, link, missing, note, vendor, work }) => ({
    preview: `${work}: nobody is at work yet on the claim of ${insured}.`,
    title: missing === 'DECLINED' ? `${vendor} does not take the work` : `${vendor} has not answered in time`,
    paragraphs: [
      `Nobody is at work yet on the claim of ${insured} (${work}). It is a diary of today.`,
      ...(note === undefined ? [] : [note]),
      missing === 'DECLINED'
        ? 'Bring in another vendor of the panel.'
        : 'Call the vendor and enter what it says, or release it and bring in another.',
    ],
    facts: [
      { label: 'Claim', value: claimNumber },
      { label: 'Work', value: work },
    ],
    action: { label: 'Open the claim', href: link },
  }),
})
