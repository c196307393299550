import { defineMail } from '../mail.ts'
import { Link, MailData, Words } from '../mailData.ts'

/** To an agency's contact: somebody of it has entered the bank account to which its commission is paid. */
export const payeeChanged = defineMail({
  name: 'payeeChanged',
  data: MailData.extend({ agency: Words, bank: Words, lastFourDigits: Words, changedBy: Words, link: Link }),
  subject: ({ agency }) => `The bank account for the commission of ${agency} was changed`,
  content: (data) => ({
    preview: 'If nobody of your agency did it, tell us at once.',
    title: 'The bank account for commission was changed',
    paragraphs: [
      `${data.changedBy} has entered the bank account to which the commission of ${data.agency} is paid from now on.`,
    ],
    facts: [
      { label: 'Bank', value: data.bank },
      { label: 'Account ending in', value: data.lastFourDigits },
    ],
    action: { label: 'Open the commissions', href: data.link },
    notes: ['If nobody of your agency did it, tell us at once: we pause the payments.'],
  }),
})
