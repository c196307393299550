import { z } from 'zod'
import { defineMail } from '../mail.ts'
import { Link, MailData, Words } from '../mailData.ts'

/** To the insured or the agent: what came of a finding that they disputed. */
export const disputeSettled = defineMail({
  name: 'disputeSettled',
  data: MailData.extend({ insured: Words, finding: Words, accepted: z.boolean(), reason: Words, link: Link }),
  subject: ({ accepted, insured }) =>
    accepted ? `A finding counts no more: ${insured}` : `A disputed finding stays: ${insured}`,
  content: ({ accepted, insured, finding, reason, link }) => ({
    preview: reason,
    title: accepted ? 'The finding counts no more' : 'The finding stays as it is',
    paragraphs: [
      accepted
        ? 'An underwriter has looked at what you brought. The finding is left out of the risk score, and open quotes are priced without it.'
        : 'An underwriter has looked at what you brought, and the finding stays. You can dispute it again with something new.',
    ],
    facts: [
      { label: 'Insured', value: insured },
      { label: 'Finding', value: finding },
      { label: 'Reason', value: reason },
    ],
    action: { label: 'Open the risk profile', href: link },
  }),
})
