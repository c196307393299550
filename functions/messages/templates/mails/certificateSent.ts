import { defineMail } from '../mail.ts'
import { Day, PolicyFacts, Words } from '../mailData.ts'

/** To the holder of a certificate, or to whoever asked for it: what somebody is insured for, with the document. */
export const certificateSent = defineMail({
  name: 'certificateSent',
  data: PolicyFacts.extend({ document: Words, holder: Words, day: Day, sentBy: Words }),
  subject: ({ document, insured }) => `${document} of ${insured}`,
  content: ({ document, holder, insured, policyNumber, day: asOf, sentBy }, { day }) => ({
    preview: `${document} of ${insured}, made out to ${holder}.`,
    title: document,
    paragraphs: [
      `${sentBy} sends you the attached document. It shows the cyber insurance of ${insured} as it stands on ${day(asOf)}, made out to ${holder}.`,
      'It is for information and changes nothing in the policy.',
    ],
    facts: [
      { label: 'Insured', value: insured },
      { label: 'Policy', value: policyNumber },
      { label: 'Made out to', value: holder },
    ],
  }),
})
