import { defineMail } from '../mail.ts'
import { Link, MailData } from '../mailData.ts'

/** The link to choose a new password. */
export const passwordReset = defineMail({
  name: 'passwordReset',
  data: MailData.extend({ link: Link }),
  subject: ({ sender }) => `Reset your ${sender.name} password`,
  content: ({ link }) => ({
    preview: 'The link works for one hour.',
    title: 'Choose a new password',
    paragraphs: ['Someone, hopefully you, asked to reset the password of your account.'],
    action: { label: 'Choose a new password', href: link },
    notes: [
      'The link works for one hour and once. If it was not you, ignore this message: your password stays as it is.',
    ],
  }),
})
