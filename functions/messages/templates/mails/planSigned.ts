import { z } from 'zod'
import { defineMail } from '../mail.ts'
import { Amount, Day, Link, PolicyFacts, Words } from '../mailData.ts'

/** To who signed: the plan as it was signed, part by part, and how long it can be withdrawn from. */
export const planSigned = defineMail({
  name: 'planSigned',
  data: PolicyFacts.extend({
    signature: Words,
    signedOn: Day,
    /** The down payment, number 0, and each payment after it; together `total`. */
    parts: z.array(z.object({ number: z.int(), dueDate: Day, amount: Amount })).min(1),
    total: Amount,
    disaffirmDays: z.int(),
    inFullDays: z.int(),
    link: Link,
  }),
  subject: ({ policyNumber }) => `Your payment plan for policy ${policyNumber}`,
  content: (data, { money, day, installment }) => ({
    preview: `Signed by ${data.signature} on ${day(data.signedOn)}.`,
    title: 'Your payment plan',
    paragraphs: [
      `${data.signature} signed on ${day(data.signedOn)} to pay for the cyber insurance of ${data.insured} in parts.`,
      `You can withdraw from the plan within ${data.disaffirmDays} days of signing it, and pay the year in full within ${data.inFullDays} days without any charge.`,
    ],
    facts: [
      { label: 'Policy', value: data.policyNumber },
      ...data.parts.map(({ number, dueDate, amount }) => ({
        label: number === 0 ? 'Down payment' : `${installment[0]?.toUpperCase()}${installment.slice(1)} ${number}`,
        value: `${money(amount)}, due ${day(dueDate)}`,
      })),
      { label: 'In all', value: money(data.total) },
    ],
    action: { label: 'Open the plan', href: data.link },
  }),
})
