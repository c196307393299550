import { z } from 'zod'
import { defineMail } from '../mail.ts'
import { Link, MailData, Words } from '../mailData.ts'

/** To those who wrote it: wording for one cover alone was approved, or came back with what is to be changed. */
export const manuscriptDecided = defineMail({
  name: 'manuscriptDecided',
  data: MailData.extend({
    insured: Words,
    number: Words,
    title: Words,
    by: Words,
    approved: z.boolean(),
    reason: Words.optional(),
    link: Link,
  }),
  subject: ({ approved, insured, number }) =>
    approved ? `Wording approved: ${insured}, ${number}` : `Wording to change: ${insured}, ${number}`,
  content: ({ approved, insured, number, title, by, reason, link }) => ({
    preview: reason ?? title,
    title: approved ? 'Your wording is approved' : 'Your wording came back',
    paragraphs: [
      approved
        ? 'It is part of what is offered, or of the policy, from now on.'
        : 'Change what is asked for and submit it again; until then the quote is neither bound nor issued with it.',
    ],
    facts: [
      { label: 'Insured', value: insured },
      { label: 'Endorsement', value: `${number}: ${title}` },
      { label: approved ? 'Approved by' : 'Returned by', value: by },
      ...(reason === undefined ? [] : [{ label: 'To change', value: reason }]),
    ],
    action: { label: approved ? 'Open it' : 'Change it', href: link },
  }),
})
