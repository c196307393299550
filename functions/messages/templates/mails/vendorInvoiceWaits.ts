import { z } from 'zod'
import { defineMail } from '../mail.ts'
import { Amount, Link, MailData, Words } from '../mailData.ts'

/** To the heads of claims and whoever works on the claim: a vendor has sent an invoice for its work on it. */
export const vendorInvoiceWaits = defineMail({
  name: 'vendorInvoiceWaits',
  data: MailData.extend({
    insured: Words,
    claimNumber: Words,
    vendor: Words,
    number: Words,
    total: Amount,
    /** Whether an hour of it costs more than was agreed. */
    isAboveAgreed: z.boolean(),
    link: Link,
  }),
  subject: ({ claimNumber, vendor }) => `Invoice of ${vendor} on claim ${claimNumber}`,
  content: ({ claimNumber, insured, isAboveAgreed, link, number, total, vendor }, { money }) => ({
    preview: `${number}: ${money(total)}`,
    title: `${vendor} has sent an invoice`,
    paragraphs: [
      `It is for work on the claim of ${insured}, and waits for your decision.`,
      ...(isAboveAgreed ? ['An hour of it costs more than the panel has agreed.'] : []),
    ],
    facts: [
      { label: 'Claim', value: claimNumber },
      { label: 'Invoice', value: number },
      { label: 'Total', value: money(total) },
    ],
    action: { label: 'Open the claim', href: link },
  }),
})
