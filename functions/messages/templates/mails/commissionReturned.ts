import { defineMail } from '../mail.ts'
import { Amount, Link, MailData, Words } from '../mailData.ts'

/** To who keeps an agency's books: its bank returned a payment of commission, which is due to it again. */
export const commissionReturned = defineMail({
  name: 'commissionReturned',
  data: MailData.extend({ agency: Words, amount: Amount, reason: Words, lastFourDigits: Words, link: Link }),
  subject: ({ agency }) => `The bank returned the commission of ${agency}`,
  content: (data, { money }) => ({
    preview: 'It is due to you again. Check the bank account that we have on file.',
    title: 'Your commission came back',
    paragraphs: [
      `The bank returned a payment of commission to ${data.agency}. It is due to you again, and nothing more is paid to this account until it is clear what happened.`,
    ],
    facts: [
      { label: 'Amount', value: money(data.amount) },
      { label: 'Account ending in', value: data.lastFourDigits },
      { label: 'What the bank said', value: data.reason },
    ],
    action: { label: 'Check the bank account', href: data.link },
    notes: ['An administrator of your agency enters another account there. Nobody of us asks you for its number.'],
  }),
})
