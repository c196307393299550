import { z } from 'zod'
import { defineMail } from '../mail.ts'
import { Amount, Day, Link, PolicyFacts, Words } from '../mailData.ts'

/** To the payer: money went back, how and when. `method` is as it is kept, a card or account named by its last digits only. */
export const refundPaid = defineMail({
  name: 'refundPaid',
  data: PolicyFacts.extend({
    amount: Amount,
    method: Words,
    lastFourDigits: Words.optional(),
    paidOn: Day,
    reason: Words,
    /** What of it went to whoever financed the premium. */
    toFinancer: z.object({ name: Words, amount: Amount }).optional(),
    link: Link,
  }),
  subject: ({ policyNumber }) => `Your refund for policy ${policyNumber} was paid`,
  content: (data, { money, day, paidWith }) => {
    const { amount, insured, lastFourDigits, method, paidOn, policyNumber, reason, toFinancer } = data
    const way = paidWith(method)
    const isAll = toFinancer !== undefined && toFinancer.amount >= amount
    return {
      preview: `Paid on ${day(paidOn)}.`,
      title: 'Your refund was paid',
      paragraphs: [
        `We have paid back ${money(amount)} of what was paid for policy ${policyNumber} of ${insured}.`,
        ...(toFinancer === undefined
          ? []
          : [
              isAll
                ? `All of it went to ${toFinancer.name}, who financed the premium.`
                : `${money(toFinancer.amount)} of it went to ${toFinancer.name}, who financed the premium.`,
            ]),
        ...(isAll || method === 'Check' ? [] : ['Banks may take some days to show it.']),
      ],
      facts: [
        { label: 'Policy', value: policyNumber },
        { label: 'Paid back', value: money(amount) },
        { label: 'Paid on', value: day(paidOn) },
        { label: 'Paid by', value: lastFourDigits === undefined ? way : `${way} ending in ${lastFourDigits}` },
        { label: 'Reason', value: reason },
      ],
      action: { label: 'Open the policy', href: data.link },
    }
  },
})
