import { fail } from '#functions/_platform/problems/problem.ts'
import { paymentKeyOf, transactions } from '#functions/ledger/store/transactions.ts'
import type { TransactionRecord } from '#shared/contracts/billing/transaction.ts'
import { moneyText } from '../invoices/moneyText.ts'

/** A payment past the processor that somebody asks to record. */
interface Asked extends Pick<TransactionRecord, 'paymentMethod' | 'policyId' | 'transactionId'> {
  readonly amount: number
  /** Whether it is another payment than the known one for a reason of its own. */
  readonly isOther?: (known: TransactionRecord) => boolean
}

/**
 * Whether the very payment is recorded already. Another one under its reference, or one that did not arrive, is refused
 * with `billing.referenceKnown`: whoever asks would take the new one for recorded.
 */
export const isRecorded = async (asked: Asked): Promise<boolean> => {
  const known = await transactions.byUnique('paymentKey', paymentKeyOf(asked))
  if (known === undefined) return false
  const { amountPaid, currency, paymentMethod, status, transactionId: reference } = known
  const isSame = status === 'Paid' && amountPaid === asked.amount && paymentMethod === asked.paymentMethod
  if (isSame && asked.isOther?.(known) !== true) return true
  return fail('billing.referenceKnown', { data: { reference, amount: moneyText(amountPaid, currency), status } })
}
