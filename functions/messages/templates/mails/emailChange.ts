import { defineMail } from '../mail.ts'
import { Link, MailData } from '../mailData.ts'

/** The link that makes a new address the one to sign in with; it goes to that address. */
export const emailChange = defineMail({
  name: 'emailChange',
  data: MailData.extend({ link: Link }),
  subject: ({ sender }) => `Confirm your new email address for ${sender.name}`,
  content: ({ link }) => ({
    preview: 'The link works for one hour.',
    title: 'Confirm your new email address',
    paragraphs: ['You asked to sign in with this address from now on. Until you confirm it, nothing changes.'],
    action: { label: 'Confirm this address', href: link },
    notes: ['The link works for one hour and once. If it was not you, you can ignore this message.'],
  }),
})
