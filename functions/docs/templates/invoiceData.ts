import { z } from 'zod'
import { Agency, Amount, Day, DocumentHead, IssuerOfCover, Party } from './documentData.ts'

const Words = z.string().trim().min(1)

/**
 * The invoice of a policy or of a change of it, or what credits the insured for one: a total below zero. Amounts are minor
 * units; they add up.
 */
export const InvoiceData = DocumentHead.extend({
  issuer: IssuerOfCover,
  /** What the region calls it: `Tax invoice`, `Credit note`. */
  title: Words,
  policyNumber: Words,
  product: Words,
  /** What it is for, in a few words. */
  cause: Words,
  insured: Party,
  /** The company that invoices. */
  supplier: Words,
  /** The number by which the tax authority knows who invoices, where an invoice has to say it. */
  supplierNumber: z.object({ label: Words, value: Words }).optional(),
  agency: Agency,
  period: z.object({ effective: Day, expiry: Day }),
  /** By when it is paid; none of a credit, and none of what a signed plan spreads over its instalments. */
  dueDate: Day.optional(),
  byPlan: z.boolean(),
  lines: z.array(z.object({ label: Words, rate: z.number().nonnegative().optional(), amount: Amount })).min(1),
  total: Amount,
  /** What of the total is taken off what was owed back to the insured, and is not to be paid. */
  takenOff: Amount.optional(),
  /** What of the total is a tax that the insured may be able to claim, and of which lines. */
  taxIncluded: z
    .object({ label: Words, amount: Amount, parts: z.array(z.object({ label: Words, amount: Amount })) })
    .refine(({ amount, parts }) => parts.reduce((sum, part) => sum + part.amount, 0) === amount, {
      message: 'the parts must add up to the tax',
      path: ['parts'],
    })
    .optional(),
  /** What the region's law or practice has it say of taxes. */
  taxNote: Words.optional(),
  /** Where it is paid. */
  payment: z.url().optional(),
}).refine(({ lines, total }) => lines.reduce((sum, { amount }) => sum + amount, 0) === total, {
  message: 'the lines must add up to the total',
  path: ['total'],
})
export type InvoiceData = z.infer<typeof InvoiceData>
