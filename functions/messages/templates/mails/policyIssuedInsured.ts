import { z } from 'zod'
import { defineMail } from '../mail.ts'
import { Amount, Day, Link, Person, PolicyFacts, personLine, Words } from '../mailData.ts'

/** To the insured: the policy is issued; what to pay, until when, and where to turn in an incident. */
export const policyIssuedInsured = defineMail({
  name: 'policyIssuedInsured',
  data: PolicyFacts.extend({
    effectiveDate: Day,
    expiryDate: Day,
    total: Amount,
    amountDue: Amount,
    dueDate: Day,
    agent: Person,
    claimsPhone: Words,
    documentsLink: Link,
    /** None where the agency is billed, which collects the premium itself. */
    paymentLink: Link.optional(),
    /** The invoice goes along. */
    hasInvoice: z.literal(true).optional(),
  }),
  subject: ({ policyNumber, isRenewal }) =>
    isRenewal ? `Your renewed cyber insurance policy ${policyNumber}` : `Your cyber insurance policy ${policyNumber}`,
  content: (data, { money, day, agent, installment }) => ({
    preview: `Cover from ${day(data.effectiveDate)}. Where your documents are, and ${data.paymentLink === undefined ? 'whom' : 'how'} to pay.`,
    title: data.isRenewal ? 'Your policy is renewed' : 'Your policy is issued',
    paragraphs: [
      `${data.isRenewal ? `The cyber insurance of ${data.insured} is renewed: this policy covers it` : `${data.insured} is covered`} from ${day(data.effectiveDate)}. The documents are in your account. If you have none yet, your ${agent} sends you them, or a way into it.`,
      data.paymentLink === undefined
        ? `Your ${agent} bills you for it: please pay ${data.agent.company ?? data.agent.name}, and nothing to us.`
        : data.amountDue < data.total
          ? `You pay by ${installment}s. To keep your cover, please pay the first amount by ${day(data.dueDate)}.`
          : `To keep your cover, please pay by ${day(data.dueDate)}.`,
      ...(data.hasInvoice ? ['The invoice is attached.'] : []),
    ],
    facts: [
      { label: 'Policy', value: data.policyNumber },
      { label: 'In force from', value: day(data.effectiveDate) },
      { label: 'In force until', value: day(data.expiryDate) },
      { label: 'Total, fees and taxes included', value: money(data.total) },
      ...(data.paymentLink === undefined
        ? []
        : [
            { label: 'Due now', value: money(data.amountDue) },
            { label: 'Pay by', value: day(data.dueDate) },
          ]),
    ],
    action:
      data.paymentLink === undefined
        ? { label: 'Open your documents', href: data.documentsLink }
        : { label: 'Pay online', href: data.paymentLink },
    notes: [
      ...(data.paymentLink === undefined ? [] : [`Your documents: ${data.documentsLink}`]),
      `Had an incident? Call ${data.claimsPhone} at once, day or night.`,
      `Your ${agent}: ${personLine(data.agent)}`,
    ],
  }),
})
