import { defineMail } from '../mail.ts'
import { Amount, Day, Link, PolicyFacts, Words } from '../mailData.ts'

/** To whoever finances a policy's premium: what of a refund is theirs was paid, of how much in all. */
export const financedRefund = defineMail({
  name: 'financedRefund',
  data: PolicyFacts.extend({
    financer: Words,
    /** What of it is theirs. */
    amount: Amount,
    /** The whole refund. */
    refunded: Amount,
    paidOn: Day,
    reason: Words,
    link: Link,
  }),
  subject: ({ policyNumber }) => `The return on policy ${policyNumber}, which you finance, was paid`,
  content: ({ amount, financer, insured, link, paidOn, policyNumber, reason, refunded }, { money, day }) => ({
    preview: `Paid on ${day(paidOn)}.`,
    title: 'What is returned to you was paid',
    paragraphs: [
      `We have paid ${money(amount)} to ${financer}, of what was returned for policy ${policyNumber} of ${insured}.`,
      amount < refunded
        ? `The other ${money(refunded - amount)} went to whoever had paid the rest.`
        : 'That is all that was returned.',
    ],
    facts: [
      { label: 'Policy', value: policyNumber },
      { label: 'Insured', value: insured },
      { label: 'Paid to you', value: money(amount) },
      { label: 'Paid on', value: day(paidOn) },
      { label: 'Reason', value: reason },
    ],
    action: { label: 'Open the policy', href: link },
  }),
})
