import { defineMail } from '../mail.ts'
import { Link, MailData, Words } from '../mailData.ts'

/** To underwriters: wording for one cover alone waits for somebody else than its writer. */
export const manuscriptWaits = defineMail({
  name: 'manuscriptWaits',
  data: MailData.extend({ insured: Words, number: Words, title: Words, by: Words, link: Link }),
  subject: ({ insured, number }) => `Wording to approve: ${insured}, ${number}`,
  content: ({ insured, number, title, by, link }) => ({
    preview: title,
    title: 'An endorsement waits for your approval',
    paragraphs: [
      'Its wording is written for this cover alone. The quote is neither bound nor issued, and the policy has it not, before somebody else than who wrote it has decided.',
    ],
    facts: [
      { label: 'Insured', value: insured },
      { label: 'Endorsement', value: `${number}: ${title}` },
      { label: 'Submitted by', value: by },
    ],
    action: { label: 'Read and decide', href: link },
  }),
})
