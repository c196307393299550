import { z } from 'zod'
import { defineMail } from '../mail.ts'
import { Amount, Day, Link, PolicyFacts, Words } from '../mailData.ts'

/** To the payer: nothing was taken, or what was has gone back, why, and what keeps the cover. */
export const paymentFailed = defineMail({
  name: 'paymentFailed',
  data: PolicyFacts.extend({
    amount: Amount,
    method: Words,
    reason: Words,
    payBy: Day,
    /** It had arrived, and was charged back or returned since. */
    wentBack: z.boolean().optional(),
    link: Link,
  }),
  subject: ({ policyNumber, wentBack }) =>
    `Your payment for policy ${policyNumber} ${wentBack === true ? 'went back' : 'did not go through'}`,
  content: (data, { money, day, authorize, paidWith }) => {
    const wentBack = data.wentBack === true
    const payBy = day(data.payBy)
    return {
      preview: wentBack ? `Please pay what is due by ${payBy}.` : `Nothing was taken. Please try again by ${payBy}.`,
      title: wentBack ? 'Your payment went back' : 'Your payment did not go through',
      paragraphs: wentBack
        ? [
            'The payment had arrived, and your bank has taken it back since: it counts as not paid.',
            `Please pay what is due by ${payBy}, with this card or account or another one. Paid by then, nothing changes in your cover.`,
          ]
        : [
            'Nothing was taken from your account.',
            `Please try again, or use another card or account, by ${payBy}. Paid by then, nothing changes in your cover.`,
          ],
      facts: [
        { label: 'Policy', value: data.policyNumber },
        { label: 'Amount', value: money(data.amount) },
        { label: wentBack ? 'Paid with' : 'Tried with', value: paidWith(data.method) },
        { label: 'What the bank said', value: data.reason },
      ],
      action: { label: wentBack ? 'Pay' : 'Try again', href: data.link },
      notes: wentBack ? [] : [`Your bank may ask you to ${authorize} the payment.`],
    }
  },
})
