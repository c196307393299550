import { z } from 'zod'
import { coveragePositions } from '#shared/records/claim/claimStatus.ts'
import { defineMail } from '../mail.ts'
import { Link, MailData, Words } from '../mailData.ts'

const saysOf = (borne: string) => ({
  ACCEPTED: `We have accepted the claim: the policy answers for it, within its terms, limits and ${borne}.`,
  DENIED: 'We have denied the claim: the policy does not answer for it.',
  RESERVATION_OF_RIGHTS:
    'We go on working on the claim, and keep the right to decline all or part of it while questions are open.',
})

/** To the insured and the agent: that a position on cover was taken, where its letter is, and where to complain. */
export const coveragePosition = defineMail({
  name: 'coveragePosition',
  data: MailData.extend({
    insured: Words,
    claimNumber: Words,
    policyNumber: Words.optional(),
    position: z.enum(coveragePositions).exclude(['UNDER_REVIEW']),
    /** Where to complain, as the region's law asks. */
    complaint: z.object({ title: Words, body: Words }).optional(),
    link: Link,
  }),
  subject: ({ claimNumber }) => `Our position on claim ${claimNumber}`,
  content: ({ claimNumber, complaint, insured, link, policyNumber, position }, { deductible }) => ({
    preview: `There is a letter about claim ${claimNumber} of ${insured}.`,
    title: `Our position on claim ${claimNumber}`,
    paragraphs: [
      `This is about claim ${claimNumber} of ${insured}. ${saysOf(deductible)[position]}`,
      'The letter that says why is kept with the documents of the claim.',
    ],
    facts: [
      { label: 'Claim', value: claimNumber },
      ...(policyNumber === undefined ? [] : [{ label: 'Policy', value: policyNumber }]),
    ],
    action: { label: 'Read the letter', href: link },
    ...(complaint && { notes: [`${complaint.title}: ${complaint.body}`] }),
  }),
})
