import { z } from 'zod'
import { defineMail } from '../mail.ts'
import { Amount, Day, Link, PolicyFacts, Words } from '../mailData.ts'
import type { Say } from '../say.ts'

interface LateFee {
  readonly days: number
  readonly percent: number
  readonly least: number
  readonly most: number
}

/** What a part that is late costs. */
const lateWords = (
  { lateFee }: { readonly lateFee?: LateFee | undefined },
  { money, installment }: Pick<Say, 'installment' | 'money'>,
): string => {
  if (lateFee === undefined) return `An ${installment} that is late costs nothing besides.`
  const { days, least, most, percent } = lateFee
  const atLeast = least > 0 ? `${money(least)} at least and ` : ''
  return `An ${installment} that is not paid ${days} days after its day costs ${percent}% of what is late besides, ${atLeast}${money(most)} at most.`
}

/** To who signed: the plan as it was signed, part by part, and how long it can be withdrawn from. */
export const planSigned = defineMail({
  name: 'planSigned',
  data: PolicyFacts.extend({
    signature: Words,
    signedOn: Day,
    /** The down payment, number 0, and each payment after it; together `total`. */
    parts: z.array(z.object({ number: z.int(), dueDate: Day, amount: Amount })).min(1),
    total: Amount,
    /** What it costs to pay in parts: a year’s rate in percent, the charge, and what a late part costs where it does. */
    disclosed: z
      .object({
        apr: z.number(),
        financeCharge: Amount,
        lateFee: z.object({ days: z.int(), percent: z.number(), least: Amount, most: Amount }).optional(),
      })
      .optional(),
    disaffirmDays: z.int(),
    inFullDays: z.int(),
    link: Link,
  }),
  subject: ({ policyNumber }) => `Your payment plan for policy ${policyNumber}`,
  content: (data, { money, day, installment }) => ({
    preview: `Signed by ${data.signature} on ${day(data.signedOn)}.`,
    title: 'Your payment plan',
    paragraphs: [
      `${data.signature} signed on ${day(data.signedOn)} to pay for the cyber insurance of ${data.insured} in parts.`,
      `You can withdraw from the plan within ${data.disaffirmDays} days of signing it, and pay the year in full within ${data.inFullDays} days without any charge.`,
      ...(data.disclosed === undefined ? [] : [lateWords(data.disclosed, { money, installment })]),
    ],
    facts: [
      { label: 'Policy', value: data.policyNumber },
      ...data.parts.map(({ number, dueDate, amount }) => ({
        label: number === 0 ? 'Down payment' : `${installment[0]?.toUpperCase()}${installment.slice(1)} ${number}`,
        value: `${money(amount)}, due ${day(dueDate)}`,
      })),
      { label: 'In all', value: money(data.total) },
      ...(data.disclosed === undefined
        ? []
        : [
            { label: 'Annual percentage rate', value: `${data.disclosed.apr}%` },
            { label: 'Finance charge', value: money(data.disclosed.financeCharge) },
          ]),
    ],
    action: { label: 'Open the plan', href: data.link },
  }),
})
