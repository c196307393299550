import { z } from 'zod'
import { defineMail } from '../mail.ts'
import { Amount, Link, MailData, Words } from '../mailData.ts'

/** To whom of the desk may approve it: a payment of a claim waits for somebody else than who asked for it. */
export const claimPaymentWaits = defineMail({
  name: 'claimPaymentWaits',
  data: MailData.extend({
    insured: Words,
    claimNumber: Words,
    payee: Words,
    amount: Amount,
    askedBy: Words,
    /** How many have to approve it still. */
    missing: z.int().min(1),
    isRansom: z.boolean(),
    link: Link,
  }),
  subject: ({ claimNumber }) => `Payment to approve on claim ${claimNumber}`,
  content: ({ amount, askedBy, claimNumber, insured, isRansom, link, missing, payee }, { money }) => ({
    preview: `${money(amount)} to ${payee}`,
    title: isRansom ? 'A ransom waits for approval' : 'A payment waits for approval',
    paragraphs: [
      `${askedBy} asks for a payment on the claim of ${insured}. It is not made before ${missing === 1 ? 'somebody else has' : `${missing} others have`} approved it.`,
    ],
    facts: [
      { label: 'Claim', value: claimNumber },
      { label: 'Payee', value: payee },
      { label: 'To be paid', value: money(amount) },
    ],
    action: { label: 'Open the claim', href: link },
  }),
})
