import { z } from 'zod'
import { defineMail } from '../mail.ts'
import { Amount, Day, Link, PolicyFacts } from '../mailData.ts'

/** To the policy holder: an amount is due soon, or overdue; then it says when cover would end. */
export const paymentReminder = defineMail({
  name: 'paymentReminder',
  data: PolicyFacts.extend({
    amount: Amount,
    dueDate: Day,
    cancellationDate: Day.optional(),
    link: Link,
    hasInvoice: z.literal(true).optional(),
  }),
  subject: ({ policyNumber, cancellationDate }) =>
    cancellationDate ? `Payment overdue for policy ${policyNumber}` : `Payment reminder for policy ${policyNumber}`,
  content: (data, { money, day, installment }) => ({
    preview: data.cancellationDate ? `Please pay to keep your cover.` : `Due on ${day(data.dueDate)}.`,
    title: data.cancellationDate ? 'Your payment is overdue' : 'A payment is due soon',
    paragraphs: [
      data.cancellationDate
        ? `The ${installment} for ${data.insured} was due on ${day(data.dueDate)}. If it is not paid, your policy will be cancelled on ${day(data.cancellationDate)}.`
        : `The next ${installment} for ${data.insured} is due on ${day(data.dueDate)}.`,
      ...(data.hasInvoice ? ['The invoice is attached.'] : []),
    ],
    facts: [
      { label: 'Policy', value: data.policyNumber },
      { label: 'Amount', value: money(data.amount) },
      { label: 'Due', value: day(data.dueDate) },
    ],
    action: { label: 'Pay online', href: data.link },
    notes: ['If you have paid in the last few days, thank you: you can ignore this message.'],
  }),
})
