import { defineMail } from '../mail.ts'
import { Amount, Day, Link, PolicyFacts, Words } from '../mailData.ts'

/** To the payer: nothing was taken, why, and what keeps the cover. */
export const paymentFailed = defineMail({
  name: 'paymentFailed',
  data: PolicyFacts.extend({ amount: Amount, method: Words, reason: Words, payBy: Day, link: Link }),
  subject: ({ policyNumber }) => `Your payment for policy ${policyNumber} did not go through`,
  content: (data, { money, day, authorize, paidWith }) => ({
    preview: `Nothing was taken. Please try again by ${day(data.payBy)}.`,
    title: 'Your payment did not go through',
    paragraphs: [
      'Nothing was taken from your account.',
      `Please try again, or use another card or account, by ${day(data.payBy)}. Paid by then, nothing changes in your cover.`,
    ],
    facts: [
      { label: 'Policy', value: data.policyNumber },
      { label: 'Amount', value: money(data.amount) },
      { label: 'Tried with', value: paidWith(data.method) },
      { label: 'What the bank said', value: data.reason },
    ],
    action: { label: 'Try again', href: data.link },
    notes: [`Your bank may ask you to ${authorize} the payment.`],
  }),
})
