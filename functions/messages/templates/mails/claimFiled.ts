import { z } from 'zod'
import { defineMail } from '../mail.ts'
import { Day, Link, MailData, Words } from '../mailData.ts'

/** To the insured and the agent: that the first notice is here, under which number, and who comes back by when. */
export const claimFiled = defineMail({
  name: 'claimFiled',
  data: MailData.extend({
    insured: Words,
    claimNumber: Words,
    policyNumber: Words.optional(),
    /** By when somebody of the claims desk has it. */
    assignedBy: Day,
    claimsPhone: Words,
    link: Link,
    /** It goes to the agent: who is called back is the insured. */
    isAgent: z.literal(true).optional(),
  }),
  subject: ({ claimNumber }) => `We have your notice: claim ${claimNumber}`,
  content: ({ assignedBy, claimNumber, claimsPhone, insured, isAgent, link, policyNumber }, { day }) => ({
    preview: `The first notice of ${insured} is claim ${claimNumber}.`,
    title: 'We have your first notice',
    paragraphs: [
      `The first notice of ${insured} is with our claims team as claim ${claimNumber}. Somebody of the team takes it up by ${day(assignedBy)} and calls ${isAgent ? 'the insured' : 'you'} back.`,
      isAgent
        ? `If something is happening right now, have the insured call without waiting for us: the claims line is ${claimsPhone}, day and night. Nothing is changed on affected devices, nobody is paid, and what it costs is kept on record.`
        : `If something is happening right now, do not wait for us: the claims line is ${claimsPhone}, day and night. Change nothing on affected devices, pay nobody, and keep a record of what it costs you.`,
      'This says that the notice arrived. What the policy covers is said in a letter of its own.',
    ],
    facts: [
      { label: 'Claim', value: claimNumber },
      ...(policyNumber === undefined ? [] : [{ label: 'Policy', value: policyNumber }]),
    ],
    action: { label: 'Follow the claim', href: link },
  }),
})
