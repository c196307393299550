import { z } from 'zod'
import { defineMail } from '../mail.ts'
import { Amount, Day, Link, PolicyFacts } from '../mailData.ts'

/** To who pays an agency's bills: a policy is due soon, or overdue. */
export const agencyBillReminder = defineMail({
  name: 'agencyBillReminder',
  data: PolicyFacts.extend({ amount: Amount, dueDate: Day, overdue: z.boolean(), link: Link }),
  subject: ({ policyNumber, overdue }) =>
    overdue ? `Payment overdue for policy ${policyNumber}` : `Payment reminder for policy ${policyNumber}`,
  content: (data, { money, day }) => ({
    preview: data.overdue ? `It was due on ${day(data.dueDate)}.` : `Due on ${day(data.dueDate)}.`,
    title: data.overdue ? 'A payment of yours is overdue' : 'A payment of yours is due soon',
    paragraphs: [
      data.overdue
        ? `What you owe for ${data.insured} was due on ${day(data.dueDate)}.`
        : `What you owe for ${data.insured} is due on ${day(data.dueDate)}.`,
      `The amount is net of your commission. It is paid to ${data.sender.name}, whose bank details are with your invoices; please name the policy with the payment.`,
    ],
    facts: [
      { label: 'Policy', value: data.policyNumber },
      { label: 'Amount', value: money(data.amount) },
      { label: 'Due', value: day(data.dueDate) },
    ],
    action: { label: 'Open the invoices', href: data.link },
    notes: ['If you have paid in the last few days, thank you: you can ignore this message.'],
  }),
})
