import { z } from 'zod'
import { defineMail } from '../mail.ts'
import { Amount, Link, MailData, Words } from '../mailData.ts'

const titles = {
  APPROVED: 'Your invoice is approved',
  PAID: 'Your invoice is paid',
  REJECTED: 'Your invoice is rejected',
} as const

const explained = {
  APPROVED: 'A payment was asked for. It is made once a second person of the desk has agreed.',
  PAID: 'The payment was made.',
  REJECTED: 'Nothing is paid of it. Put right, it may be sent anew under its number.',
} as const

/** To the vendor: what became of an invoice that it has sent. */
export const vendorInvoiceMoved = defineMail({
  name: 'vendorInvoiceMoved',
  data: MailData.extend({
    insured: Words,
    claimNumber: Words,
    number: Words,
    status: z.enum(['APPROVED', 'PAID', 'REJECTED']),
    total: Amount,
    /** What is paid of it, and what the insured bears. */
    paid: Amount.optional(),
    borne: Amount.optional(),
    reason: Words.optional(),
    link: Link,
  }),
  subject: ({ number, status }) => `${titles[status]}: ${number}`,
  content: ({ borne, claimNumber, insured, link, number, paid, reason, status, total }, { money }) => ({
    preview: reason ?? `${number}: ${money(total)}`,
    title: titles[status],
    paragraphs: [explained[status], ...(borne ? [`Of it the insured bears ${money(borne)}, and pays you that.`] : [])],
    facts: [
      { label: 'Claim', value: `${claimNumber}, ${insured}` },
      { label: 'Invoice', value: number },
      { label: 'Total', value: money(total) },
      ...(paid === undefined ? [] : [{ label: 'Paid of it', value: money(paid) }]),
      ...(reason === undefined ? [] : [{ label: 'Reason', value: reason }]),
    ],
    action: { label: 'Open your invoices', href: link },
  }),
})
