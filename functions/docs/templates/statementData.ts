import { z } from 'zod'
import { Amount, Day, DocumentHead, Party } from './documentData.ts'

const Words = z.string().trim().min(1)
const Row = z.object({ key: Words, name: Words, day: Day, amounts: z.array(Amount) })
const sumOf = (rows: readonly { readonly amounts: readonly number[] }[], column: number) =>
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
  rows: z.array(Row),
  /** Of the last amounts, and what is added to them or taken off; together `total`. */
  lines: z.array(z.object({ label: Words, amount: Amount })),
  total: z.object({ label: Words, amount: Amount }),
})
  .refine(({ lines, total }) => lines.reduce((sum, { amount }) => sum + amount, 0) === total.amount, {
    message: 'the lines must add up to the total',
    path: ['total'],
  })
  .refine(
    ({ rows, amountTitles, lines }) => lines.some(({ amount }) => amount === sumOf(rows, amountTitles.length - 1)),
    {
      message: 'a line must be the sum of the rows',
      path: ['lines'],
    },
  )
export type StatementData = z.infer<typeof StatementData>
