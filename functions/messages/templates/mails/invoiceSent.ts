import { defineMail } from '../mail.ts'
import { Amount, Day, Link, PolicyFacts, Words } from '../mailData.ts'

/** To the insured: a change of the policy is charged, with the invoice. */
export const invoiceSent = defineMail({
  name: 'invoiceSent',
  data: PolicyFacts.extend({
    /** What the region calls an invoice. */
    document: Words,
    number: Words,
    amount: Amount,
    /** None where it is added to the instalments of a plan. */
    dueDate: Day.optional(),
    link: Link,
  }),
  subject: ({ document, number }) => `${document} ${number}`,
  content: ({ document, number, insured, policyNumber, amount, dueDate, link }, { money, day, installment }) => ({
    preview: dueDate === undefined ? `Added to your ${installment}s.` : `Due by ${day(dueDate)}.`,
    title: document,
    paragraphs: [
      dueDate === undefined
        ? `A change of policy ${policyNumber} of ${insured} is charged. It is added to the ${installment}s of your plan; nothing is due before their days.`
        : `A change of policy ${policyNumber} of ${insured} is charged. Please pay by ${day(dueDate)}.`,
      'The invoice is attached, and with the documents of the policy.',
    ],
    facts: [
      { label: 'Policy', value: policyNumber },
      { label: document, value: number },
      { label: 'Amount', value: money(amount) },
      ...(dueDate === undefined ? [] : [{ label: 'Due by', value: day(dueDate) }]),
    ],
    action: { label: 'Pay online', href: link },
  }),
})
