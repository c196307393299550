import { z } from 'zod'
import { defineMail } from '../mail.ts'
import { Amount, Link, MailData, Words } from '../mailData.ts'

/** To who pays an agency's bills: the invoice of a month is there. */
export const agencyBill = defineMail({
  name: 'agencyBill',
  data: MailData.extend({ agency: Words, month: Words, policies: z.int().min(1), amount: Amount, link: Link }),
  subject: ({ month }) => `Your invoice for policies billed to you, ${month}`,
  content: (data, { money }) => ({
    preview: `The invoice of ${data.month} is ready.`,
    title: 'Your monthly invoice',
    paragraphs: [
      `The invoice of ${data.month} for the policies that ${data.agency} is billed for is ready. It is net of your commission.`,
      'Each policy names the day by which it is to be paid.',
    ],
    facts: [
      { label: 'Policies', value: String(data.policies) },
      { label: 'To pay', value: money(data.amount) },
    ],
    action: { label: 'Open the invoices', href: data.link },
  }),
})
