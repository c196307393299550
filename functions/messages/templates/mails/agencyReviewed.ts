import { z } from 'zod'
import { defineMail } from '../mail.ts'
import { Link, MailData, Words } from '../mailData.ts'

/** To whoever asked for another hostname or registration of their agency: what the provider decided, and why. */
export const agencyReviewed = defineMail({
  name: 'agencyReviewed',
  data: MailData.extend({
    agency: Words,
    approved: z.boolean(),
    note: Words,
    hostname: Words.optional(),
    npn: Words.optional(),
    link: Link,
  }),
  subject: ({ agency, approved }) => `What you asked for ${agency} is ${approved ? 'done' : 'not done'}`,
  content: ({ agency, approved, note, hostname, npn, link, sender }) => ({
    preview: approved ? `${agency} has what you asked for.` : `${sender.name} did not change it. The reason is inside.`,
    title: approved ? `${agency} has what you asked for` : `${agency} stays as it is`,
    paragraphs: [
      approved
        ? `${sender.name} looked at what you asked for, and from now on it is so.`
        : `${sender.name} looked at what you asked for, and did not change it.`,
      `They write: ${note}`,
    ],
    facts: [
      ...(hostname === undefined ? [] : [{ label: 'Hostname', value: hostname }]),
      ...(npn === undefined ? [] : [{ label: 'Registration', value: npn }]),
    ],
    action: { label: 'Open your agency', href: link },
    ...(!approved && { notes: ['If the reason no longer holds, ask again.'] }),
  }),
})
