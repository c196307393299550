import type { MinorUnits } from '#shared/domain/money/amounts.ts'
import type { LedgerAccount } from './chartOfAccounts.ts'
import { credit, debit, makePosting, type Posting } from './posting.ts'

/** Where money comes in: through the processor (cards, bank accounts) or past it (checks, wires, a premium financer). */
export type PaymentChannel = 'processor' | 'direct'

const clearing: Readonly<Record<PaymentChannel, LedgerAccount>> = {
  processor: 'processorClearing',
  direct: 'cashClearing',
}

/** A payment the processor or the bank has confirmed: owed less, and on its way to the trust account. */
export const postingsForPayment = (amount: MinorUnits, channel: PaymentChannel = 'processor'): Posting[] => [
  makePosting('Payment received', [debit(clearing[channel], amount), credit('premiumReceivable', amount)]),
]

/** What a payment of an agency came to: what was received, and what it kept as its commission and as its fee. */
export type NetAmounts = {
  readonly received: MinorUnits
  readonly retained: MinorUnits
  readonly brokerFee?: MinorUnits | undefined
}

/** An agency pays what it owes less its commission and fee: all are taken off what is due, and what it kept is settled. */
export const postingsForNetPayment = ({ received, retained, brokerFee = 0 }: NetAmounts): Posting[] => [
  makePosting('Payment received, net of commission', [
    debit(clearing.direct, received),
    debit('commissionPayable', retained),
    debit('brokerFeePayable', brokerFee),
    credit('premiumReceivable', received + retained + brokerFee),
  ]),
]

/** Whether a payment never came and was entered by mistake, or came and did not stay. */
type Void = { readonly isVoid?: boolean }

/** An agency's payment that did not arrive: it is owed again, and what it kept with it. */
export const postingsForFailedNetPayment = (
  { received, retained, brokerFee = 0 }: NetAmounts,
  { isVoid = false }: Void = {},
): Posting[] => [
  makePosting(`Payment net of commission ${isVoid ? 'voided' : 'failed'}`, [
    debit('premiumReceivable', received + retained + brokerFee),
    credit(clearing.direct, received),
    credit('commissionPayable', retained),
    credit('brokerFeePayable', brokerFee),
  ]),
]

/** The money arrives in trust; the processor keeps `fee` of it. */
export const postingsForSettlement = (
  amount: MinorUnits,
  channel: PaymentChannel = 'processor',
  { fee = 0 }: { readonly fee?: MinorUnits | undefined } = {},
): Posting[] => [
  makePosting('Payment settled', [
    debit('trustCash', amount - fee),
    debit('processorFees', fee),
    credit(clearing[channel], amount),
  ]),
]

/**
 * What came past the processor lies in the premium trust account, whose details insureds are given; below zero, what lay there
 * did not stay: a check that bounced.
 */
export const postingsForDeposit = (amount: MinorUnits): Posting[] =>
  amount === 0
    ? []
    : [
        makePosting(amount < 0 ? 'Deposit in trust taken back' : 'Deposited in trust', [
          debit('trustCash', amount),
          credit(clearing.direct, amount),
        ]),
      ]

/** A payment that was counted and did not arrive (a returned debit, a bounced check): it is owed again. */
export const postingsForFailedPayment = (
  amount: MinorUnits,
  channel: PaymentChannel = 'processor',
  { isVoid = false }: Void = {},
): Posting[] => [
  makePosting(isVoid ? 'Payment voided' : 'Payment failed', [
    debit('premiumReceivable', amount),
    credit(clearing[channel], amount),
  ]),
]

/** A card holder takes settled money back: it leaves the trust account with the processor's fee and is owed again. */
export const postingsForChargeback = (
  amount: MinorUnits,
  { fee = 0 }: { readonly fee?: MinorUnits | undefined } = {},
): Posting[] => [
  makePosting('Payment charged back', [
    debit('premiumReceivable', amount),
    debit('processorFees', fee),
    credit('trustCash', amount + fee),
  ]),
]
