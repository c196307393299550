import { defineMail } from '../mail.ts'
import { Amount, Day, Link, PolicyFacts, Words } from '../mailData.ts'

/** To an accountant, whom somebody asks to pay for a policy. The link opens that payment and nothing else. */
export const paymentLink = defineMail({
  name: 'paymentLink',
  data: PolicyFacts.extend({ requestedBy: Words, amount: Amount, dueDate: Day.optional(), link: Link }),
  subject: ({ insured, policyNumber }) => `Payment for ${insured}, policy ${policyNumber}`,
  content: (data, { money, day }) => ({
    preview: `${data.requestedBy} asks you to take care of this payment.`,
    title: 'A payment to take care of',
    paragraphs: [`${data.requestedBy} asks you to pay for the cyber insurance of ${data.insured}.`],
    facts: [
      { label: 'Policy', value: data.policyNumber },
      { label: 'Amount', value: money(data.amount) },
      ...(data.dueDate ? [{ label: 'Pay by', value: day(data.dueDate) }] : []),
    ],
    action: { label: 'Go to the payment', href: data.link },
    notes: [
      'You can pay by card or from a bank account; no sign-in is needed. We send a code to confirm it is you.',
      'Not expecting this? Ask the person who requested it before you pay.',
    ],
  }),
})
