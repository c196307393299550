import { defineMail } from '../mail.ts'
import { Amount, Day, Link, PolicyFacts, Words } from '../mailData.ts'

/** To the payer: thanks, a receipt, and what is left. `method` names a card or account by its last digits only. */
export const paymentReceived = defineMail({
  name: 'paymentReceived',
  data: PolicyFacts.extend({
    amount: Amount,
    paidOn: Day,
    method: Words,
    transactionNumber: Words,
    remaining: Amount,
    nextDue: Day.optional(),
    link: Link,
  }),
  subject: ({ policyNumber }) => `We have received your payment for policy ${policyNumber}`,
  content: (data, { money, day, installment, paidWith }) => ({
    preview: `Thank you. Received on ${day(data.paidOn)}.`,
    title: 'Thank you, your payment has arrived',
    paragraphs: [
      data.remaining === 0
        ? `The policy of ${data.insured} is paid in full.`
        : data.nextDue
          ? `The next ${installment} is due on ${day(data.nextDue)}.`
          : 'The rest is due as agreed.',
    ],
    facts: [
      { label: 'Policy', value: data.policyNumber },
      { label: 'Amount received', value: money(data.amount) },
      { label: 'Received on', value: day(data.paidOn) },
      { label: 'Paid with', value: paidWith(data.method) },
      { label: 'Transaction', value: data.transactionNumber },
      { label: 'Still to pay', value: money(data.remaining) },
    ],
    action: { label: 'See the receipt', href: data.link },
  }),
})
