import type { MinorUnits } from '../money/money.ts'
import type { LedgerAccount } from './chartOfAccounts.ts'
import { credit, debit, makePosting, type Posting } from './posting.ts'

/** Where money comes in: through the processor (cards, bank accounts) or past it (checks, wires, a premium financer). */
export type PaymentChannel = 'processor' | 'direct'

const clearing: Readonly<Record<PaymentChannel, LedgerAccount>> = {
  processor: 'processorClearing',
  direct: 'cashClearing',
}

/** A payment the processor or the bank has confirmed: owed less, and on its way to the bank account. */
export const postingsForPayment = (amount: MinorUnits, channel: PaymentChannel = 'processor'): Posting[] => [
  makePosting('Payment received', [debit(clearing[channel], amount), credit('premiumReceivable', amount)]),
]

/** The money arrives at the bank; the processor keeps `fee` of it. */
export const postingsForSettlement = (
  amount: MinorUnits,
  channel: PaymentChannel = 'processor',
  fee: MinorUnits = 0,
): Posting[] => [
  makePosting('Payment settled', [
    debit('cash', amount - fee),
    debit('processorFees', fee),
    credit(clearing[channel], amount),
  ]),
]

/** A payment that was counted and did not arrive (a returned debit, a bounced check): it is owed again. */
export const postingsForFailedPayment = (amount: MinorUnits, channel: PaymentChannel = 'processor'): Posting[] => [
  makePosting('Payment failed', [debit('premiumReceivable', amount), credit(clearing[channel], amount)]),
]

/** A card holder takes settled money back: it leaves the bank with the processor's fee and is owed again. */
export const postingsForChargeback = (amount: MinorUnits, fee: MinorUnits = 0): Posting[] => [
  makePosting('Payment charged back', [
    debit('premiumReceivable', amount),
    debit('processorFees', fee),
    credit('cash', amount + fee),
  ]),
]

/** A refund is promised, then paid: first the insured's credit becomes a debt to them, then cash leaves. */
export const postingsForRefund = (amount: MinorUnits): Posting[] => [
  makePosting('Refund due', [debit('premiumReceivable', amount), credit('refundsPayable', amount)]),
  makePosting('Refund paid', [debit('refundsPayable', amount), credit('cash', amount)]),
]

/** Commission is paid out to the agency. */
export const postingsForCommissionPayment = (amount: MinorUnits): Posting[] => [
  makePosting('Commission paid', [debit('commissionPayable', amount), credit('cash', amount)]),
]

/** Broker fees collected with the premium are passed on to the agency. */
export const postingsForBrokerFeePayment = (amount: MinorUnits): Posting[] => [
  makePosting('Broker fee paid', [debit('brokerFeePayable', amount), credit('cash', amount)]),
]
