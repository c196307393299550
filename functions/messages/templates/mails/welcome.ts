import { z } from 'zod'
import { defineMail } from '../mail.ts'
import { Link, MailData, Words } from '../mailData.ts'

/** The first e-mail after the account is ready. */
export const welcome = defineMail({
  name: 'welcome',
  data: MailData.extend({ organizationName: Words, isPolicyHolder: z.boolean().optional(), link: Link }),
  subject: ({ sender }) => `Welcome to ${sender.name}`,
  content: ({ sender, organizationName, isPolicyHolder, link }) => ({
    preview: 'Your account is ready.',
    title: `Welcome to ${sender.name}`,
    paragraphs: [
      isPolicyHolder
        ? `Your account for ${organizationName} is ready. Sign in to see your quotes, policies and payments in one place.`
        : `Your account for ${organizationName} is ready. Sign in to begin.`,
    ],
    action: { label: 'Sign in', href: link },
    notes: ['We recommend turning on two-step sign-in under My account.'],
  }),
})
