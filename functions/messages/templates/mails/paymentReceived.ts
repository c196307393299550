import { z } from 'zod'
import { defineMail } from '../mail.ts'
import { Amount, Day, Link, PolicyFacts, Words } from '../mailData.ts'
import type { Say } from '../say.ts'

type Rest = {
  readonly remaining: number
  readonly nextDue?: string | undefined
  readonly byPlan?: boolean | undefined
  readonly isLate?: boolean | undefined
}

/** What is left to pay, and by when. */
const restOf = (
  { remaining, nextDue, byPlan, isLate }: Rest,
  { day, installment, money }: Pick<Say, 'day' | 'installment' | 'money'>,
): string => {
  if (nextDue === undefined) return 'The rest is due as agreed.'
  if (byPlan === true) return `The next ${installment} ${isLate === true ? 'was' : 'is'} due on ${day(nextDue)}.`
  return isLate === true
    ? `Please pay the rest, ${money(remaining)}: it was due on ${day(nextDue)}.`
    : `Please pay the rest, ${money(remaining)}, by ${day(nextDue)}.`
}

/** Whether what is left is asked for now, and no part of a plan that has its own day. */
const isAsked = ({ remaining, nextDue, byPlan }: Rest): boolean =>
  remaining > 0 && nextDue !== undefined && byPlan !== true

/** To the payer: thanks, a receipt, and what is left. `method` names a card or account by its last digits only. */
export const paymentReceived = defineMail({
  name: 'paymentReceived',
  data: PolicyFacts.extend({
    amount: Amount,
    paidOn: Day,
    method: Words,
    transactionNumber: Words,
    remaining: Amount,
    nextDue: Day.optional(),
    /** That day is over. */
    isLate: z.boolean().optional(),
    /** What is due next is a part of a plan that was signed. */
    byPlan: z.boolean().optional(),
    /** What a financer has still to pay, which is not the insured’s to pay. */
    byFinancer: Amount.optional(),
    /** What has come in beyond what was due, and is owed back. */
    owedBack: Amount.optional(),
    /** The receipt goes along. */
    hasReceipt: z.literal(true).optional(),
    link: Link,
  }),
  subject: ({ policyNumber }) => `We have received your payment for policy ${policyNumber}`,
  content: (data, { money, day, installment, paidWith }) => ({
    preview: `Thank you. Received on ${day(data.paidOn)}.`,
    title: 'Thank you, your payment has arrived',
    paragraphs: [
      data.remaining === 0
        ? data.byFinancer !== undefined && data.byFinancer > 0
          ? `Your part for ${data.insured} is paid. Whoever finances the rest has ${money(data.byFinancer)} still to pay.`
          : `The policy of ${data.insured} is paid in full.`
        : restOf(data, { day, installment, money }),
      ...(data.owedBack === undefined
        ? []
        : [
            `${money(data.owedBack)} more has come in than was due. It is owed back to you, and refunded once it is approved.`,
          ]),
      ...(data.hasReceipt ? ['The receipt is attached.'] : []),
    ],
    facts: [
      { label: 'Policy', value: data.policyNumber },
      { label: 'Amount received', value: money(data.amount) },
      { label: 'Received on', value: day(data.paidOn) },
      { label: 'Paid with', value: paidWith(data.method) },
      { label: 'Transaction', value: data.transactionNumber },
      { label: 'Still to pay', value: money(data.remaining) },
      ...(data.owedBack === undefined ? [] : [{ label: 'Owed back to you', value: money(data.owedBack) }]),
    ],
    action: { label: isAsked(data) ? 'Pay the rest' : 'See the payment', href: data.link },
  }),
})
