import { z } from 'zod'
import { paymentMethods, transactionStatuses } from '#shared/domain/billing/transactions.ts'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { Instant } from '#shared/domain/calendar/instant.ts'
import { AccountId, AgencyId, PolicyId, TeamId, TransactionId } from '#shared/domain/ids/ids.ts'
import { MinorUnits } from '#shared/domain/money/amounts.ts'
import { currencies } from '#shared/domain/money/money.ts'

/** An amount in minor units as people enter it, 0 to 1e12 whole units (quoting-and-servicing, section 5). */
export const AmountPaid = z
  .int('Amount Paid is a required field')
  .min(0)
  .max(100_000_000_000_000, 'Amount Paid must be less than or equal to 1,000,000,000,000')

/** How it was paid: never more of a card or account than its last four digits. */
export const PaidWith = z.object({
  brand: z.string(),
  lastFourDigits: z.string(),
  holder: z.string().optional(),
  /** The processor's token for later payments. */
  token: z.string().optional(),
})
export type PaidWith = z.infer<typeof PaidWith>

/**
 * A payment of a policy as it is kept. `transactionId` is the processor's name for it, or the reference of a check or
 * wire. `amountPaid` is minor units.
 */
export const TransactionRecord = z.object({
  id: TransactionId,
  transactionId: z.string(),
  invoiceNumber: z.string(),
  policyId: PolicyId,
  policyNumber: z.string(),
  companyName: z.string(),
  accountId: AccountId,
  agencyId: AgencyId,
  teamIds: z.array(TeamId),
  /** Organizations that have a share in it besides, in whose lists it is. */
  partnerIds: z.array(z.string()).optional(),
  status: z.enum(transactionStatuses),
  paymentDate: CalendarDate,
  paymentMethod: z.enum(paymentMethods),
  processorName: z.string(),
  amountPaid: AmountPaid,
  /** What the agency kept of the payment as its commission; `amountPaid` is what came. */
  commissionRetained: MinorUnits.optional(),
  /** What it kept of it as its fee beside. */
  brokerFeeRetained: MinorUnits.optional(),
  currency: z.enum(currencies),
  isDownPayment: z.boolean(),
  paymentDesc: z.string(),
  paidWith: PaidWith.optional(),
  /** Why it failed, in the processor's words. */
  failure: z.string().optional(),
  created: Instant,
  lastUpdated: Instant,
})
export type TransactionRecord = z.infer<typeof TransactionRecord>

/** A payment by its wire names. */
export const Transaction = TransactionRecord.pick({
  id: true,
  transactionId: true,
  invoiceNumber: true,
  policyId: true,
  policyNumber: true,
  companyName: true,
  accountId: true,
  agencyId: true,
  status: true,
  paymentDate: true,
  paymentMethod: true,
  processorName: true,
  amountPaid: true,
  brokerFeeRetained: true,
  commissionRetained: true,
  currency: true,
  isDownPayment: true,
  paymentDesc: true,
  failure: true,
}).extend({ paidWith: PaidWith.omit({ token: true }).optional() })
export type Transaction = z.infer<typeof Transaction>
