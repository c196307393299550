import { z } from 'zod'
import { defineMail } from '../mail.ts'
import { Day, Link, MailData, Words } from '../mailData.ts'

/** To the heads of claims and whoever works on the claim: what was to be done on it days ago. */
export const diaryEscalated = defineMail({
  name: 'diaryEscalated',
  data: MailData.extend({
    insured: Words,
    claimNumber: Words,
    dueDate: Day,
    /** What is to be done, and whose it is. */
    diaries: z.array(Words).min(1),
    link: Link,
  }),
  subject: ({ claimNumber }) => `Overdue on claim ${claimNumber}`,
  content: ({ claimNumber, diaries, dueDate, insured, link }, { day }) => ({
    preview: `It was due on ${day(dueDate)}.`,
    title: 'A diary is escalated',
    paragraphs: [`On claim ${claimNumber} of ${insured} this was due on ${day(dueDate)} and is not done:`, ...diaries],
    facts: [{ label: 'Claim', value: claimNumber }],
    action: { label: 'Open the claim', href: link },
  }),
})
