import { defineMail } from '../mail.ts'
import { Link, MailData } from '../mailData.ts'

/** Confirms that an address belongs to who signed up with it. */
export const validationEmail = defineMail({
  name: 'validationEmail',
  data: MailData.extend({ link: Link }),
  subject: ({ sender }) => `Confirm your email address for ${sender.name}`,
  content: ({ link }) => ({
    preview: 'One click and your account is ready.',
    title: 'Confirm your email address',
    paragraphs: ['Please confirm that this address is yours. Your account is ready right after.'],
    action: { label: 'Confirm my address', href: link },
    notes: ['The link works for 7 days. If you did not sign up, you can ignore this message.'],
  }),
})
