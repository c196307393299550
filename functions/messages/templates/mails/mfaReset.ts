import { defineMail } from '../mail.ts'
import { Link, MailData } from '../mailData.ts'

/** The link to set up the second factor anew, for who lost it. */
export const mfaReset = defineMail({
  name: 'mfaReset',
  data: MailData.extend({ link: Link }),
  subject: ({ sender }) => `Reset two-step sign-in for ${sender.name}`,
  content: ({ link }) => ({
    preview: 'The link works for one hour.',
    title: 'Set up two-step sign-in again',
    paragraphs: [
      'Someone, hopefully you, asked to reset the second step of signing in to your account. You sign in with your password and set it up anew.',
    ],
    action: { label: 'Reset two-step sign-in', href: link },
    notes: ['The link works for one hour and once. If it was not you, please change your password and tell us.'],
  }),
})
