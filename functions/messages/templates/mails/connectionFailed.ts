import { defineMail } from '../mail.ts'
import { Link, MailData, Words } from '../mailData.ts'

/** To those who connect the systems of an insured: one of them tells nothing any more. */
export const connectionFailed = defineMail({
  name: 'connectionFailed',
  data: MailData.extend({ companyName: Words, system: Words, failure: Words, link: Link }),
  subject: ({ companyName, system }) => `${system} of ${companyName} is not read any more`,
  content: ({ companyName, system, failure, link }) => ({
    preview: failure,
    title: `${system} tells nothing`,
    paragraphs: [
      `What ${system} tells counts for the risk score of ${companyName}. ${failure}`,
      'What it told before stays as it is until somebody sees to it: give its connection another secret, connect it anew, or remove it.',
    ],
    facts: [
      { label: 'Company', value: companyName },
      { label: 'System', value: system },
    ],
    action: { label: 'Open connectors', href: link },
  }),
})
