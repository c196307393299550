import { z } from 'zod'
import { Amount, Day, DocumentHead, Party } from './documentData.ts'

const Words = z.string().trim().min(1)
const Row = z.object({ key: Words, name: Words, day: Day, rate: z.number().optional(), amounts: z.array(Amount) })
/** What a column of amounts comes to. */
export const columnSum = (rows: readonly { readonly amounts: readonly number[] }[], column: number) =>
  rows.reduce((sum, { amounts }) => sum + (amounts[column] ?? 0), 0)

/** A statement of account between the provider and an organization: a row a policy, amounts in minor units that add up. */
export const StatementData = DocumentHead.extend({
  title: Words,
  lead: Words,
  party: Party,
  facts: z.array(z.object({ label: Words, value: Words })),
  /** What the day of a row is, and what each of its amounts. */
  dayTitle: Words,
  amountTitles: z.array(Words).min(1),
  /** What the rate of a row is, percent of its first amount; it stands beside that. */
  rateTitle: Words.optional(),
  rows: z.array(Row),
  /** What is added up and taken off; together `total`. */
  lines: z.array(z.object({ label: Words, amount: Amount })),
  total: z.object({ label: Words, amount: Amount }),
  /** Tax that is part of an amount above, which is told and not added. */
  taxIncluded: z.object({ label: Words, amount: Amount }).optional(),
  /** Where it is to be paid: what a payment names, and the page on which the account is read. */
  payment: z.object({ page: z.url(), reference: Words }).optional(),
})
  .refine(({ lines, total }) => lines.reduce((sum, { amount }) => sum + amount, 0) === total.amount, {
    message: 'the lines must add up to the total',
    path: ['total'],
  })
  .refine(
    ({ rows, amountTitles, lines, total }) =>
      [...lines, total].some(({ amount }) => amount === columnSum(rows, amountTitles.length - 1)),
    {
      message: 'a line or the total must be the sum of the rows',
      path: ['lines'],
    },
  )
export type StatementData = z.infer<typeof StatementData>
