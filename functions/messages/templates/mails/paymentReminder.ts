import { z } from 'zod'
import { defineMail } from '../mail.ts'
import { Amount, Day, Link, PolicyFacts } from '../mailData.ts'
import type { Say } from '../say.ts'

type Reminded = {
  readonly insured: string
  readonly dueDate: string
  readonly overdue?: boolean | undefined
  readonly byPlan?: boolean | undefined
  readonly noticedOn?: string | undefined
  readonly isFrozen?: true | undefined
  readonly isReporting?: true | undefined
  readonly cancelled?: { readonly endsOn: string; readonly payBy: string; readonly hasEnded: boolean } | undefined
}

/** What is due by when, or was, and what follows where it stays so. */
const dueOf = (
  { byPlan, cancelled, dueDate, insured, isFrozen, isReporting, noticedOn, overdue }: Reminded,
  { day, installment, startOfCover }: Pick<Say, 'day' | 'installment' | 'startOfCover'>,
): string => {
  if (overdue !== true)
    return `${byPlan === true ? `The next ${installment}` : 'What is to be paid'} for ${insured} is due on ${day(dueDate)}.`
  const was = `${byPlan === true ? `The ${installment}` : 'What is to be paid'} for ${insured} was due on ${day(dueDate)}.`
  if (isReporting)
    return noticedOn === undefined
      ? `${was} Please pay it to keep the longer time to report claims.`
      : `${was} If it is not paid before ${day(noticedOn)}, the longer time to report claims ends, as if it had never been bought.`
  if (isFrozen)
    return `${was} The cancellation that was noticed for it is frozen, and cover goes on; please pay it to keep your cover.`
  if (cancelled !== undefined)
    return `${was} ${cancelled.hasEnded ? `Cover ended at ${startOfCover} on ${day(cancelled.endsOn)} because of it: paying by ${day(cancelled.payBy)} brings it back.` : `Cover ends at ${startOfCover} on ${day(cancelled.endsOn)} because of it: paying by ${day(cancelled.payBy)} keeps it.`}`
  return noticedOn === undefined
    ? `${was} Please pay it to keep your cover.`
    : `${was} If it is not paid before ${day(noticedOn)}, you are given notice that your policy is cancelled.`
}

/** To the policy holder: an amount is due soon, or overdue; then it says when the end of cover would be noticed. */
export const paymentReminder = defineMail({
  name: 'paymentReminder',
  data: PolicyFacts.extend({
    amount: Amount,
    dueDate: Day,
    overdue: z.boolean().optional(),
    /** It is a part of a plan that was signed. */
    byPlan: z.boolean().optional(),
    /** When the cancellation is noticed, where that is to come. */
    noticedOn: Day.optional(),
    /** That the policy is cancelled for it, when cover ends or ended, and until when paying undoes that. */
    cancelled: z.object({ endsOn: Day, payBy: Day, hasEnded: z.boolean() }).optional(),
    /** What is due is for claims being taken for longer of a policy that has ended: unpaid, that ends. */
    isReporting: z.literal(true).optional(),
    /** Its cancellation was noticed and is frozen: cover goes on. */
    isFrozen: z.literal(true).optional(),
    /** What was charged because parts of the plan were late. */
    lateFee: Amount.optional(),
    link: Link,
    hasInvoice: z.literal(true).optional(),
  }),
  subject: ({ policyNumber, overdue }) =>
    overdue === true ? `Payment overdue for policy ${policyNumber}` : `Payment reminder for policy ${policyNumber}`,
  content: (data, { money, day, installment, startOfCover }) => ({
    preview:
      data.overdue === true
        ? `Please pay to ${data.isReporting ? 'keep the longer time to report claims' : data.cancelled?.hasEnded === true ? 'get your cover back' : 'keep your cover'}.`
        : `Due on ${day(data.dueDate)}.`,
    title: data.overdue === true ? 'Your payment is overdue' : 'A payment is due soon',
    paragraphs: [
      dueOf(data, { day, installment, startOfCover }),
      ...(data.lateFee === undefined
        ? []
        : [`${money(data.lateFee)} of late fees are charged so far. They are due with the last ${installment}.`]),
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
