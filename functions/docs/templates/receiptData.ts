import { z } from 'zod'
import { Agency, Amount, Day, DocumentHead, IssuerOfCover, Party } from './documentData.ts'

const Words = z.string().trim().min(1)

/** What was charged, and what of it the payment has settled and left. */
const Settled = z.object({ number: Words, cause: Words, charged: Amount, settled: Amount, left: Amount })

/** The receipt of a payment: who paid what for which invoices, how, and what is left. Amounts are minor units; they add up. */
export const ReceiptData = DocumentHead.extend({
  issuer: IssuerOfCover,
  policyNumber: Words,
  product: Words,
  insured: Words,
  payer: Party,
  /** The company that received it. */
  receivedBy: Words,
  agency: Agency,
  period: z.object({ effective: Day, expiry: Day }),
  receivedOn: Day,
  /** In words, with no more of a card or account than its last digits. */
  method: Words,
  /** By which the payment is known to who made it. */
  reference: Words,
  received: Amount,
  /** What the agency kept of it as its commission. */
  retained: Amount.optional(),
  /** And as its fee. */
  brokerFee: Amount.optional(),
  before: Amount,
  /** Below zero where more has come than was due. */
  after: Amount,
  settled: z.array(Settled),
  /** What of what is left a financer has to pay. */
  leftToFinancer: Amount,
  /** What is left is paid by a plan that was signed. */
  byPlan: z.boolean(),
})
  .refine(
    ({ after, before, brokerFee = 0, received, retained = 0 }) => before - received - retained - brokerFee === after,
    {
      message: 'what was due, less what came, must be what is left',
      path: ['after'],
    },
  )
  .refine(
    ({ after, brokerFee = 0, received, retained = 0, settled }) =>
      settled.reduce((sum, each) => sum + each.settled, 0) + Math.max(0, 0 - after) >= received + retained + brokerFee,
    { message: 'what it has settled, and the credit, must be what came', path: ['settled'] },
  )
export type ReceiptData = z.infer<typeof ReceiptData>
