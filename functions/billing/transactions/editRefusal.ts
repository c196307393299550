import type { BodyOf } from '#shared/contract/operation.ts'
import type { TransactionRecord } from '#shared/contracts/billing/transaction.ts'
import type { updateTransaction } from '#shared/contracts/billing/transactions.ts'
import { correctableOf, isProcessorMethod } from '#shared/domain/billing/transactions.ts'

type Edit = BodyOf<typeof updateTransaction>

/** Why a payment cannot be changed as asked; undefined when it can. */
export const editRefusal = (known: TransactionRecord, edit: Edit): string | undefined => {
  if (edit.amountPaid !== known.amountPaid) return 'the amount is posted. Void it and apply another payment.'
  if (edit.invoiceNumber !== known.invoiceNumber) return 'it belongs to another invoice.'
  if (edit.transactionId !== known.transactionId) return 'its reference is how it is known.'
  const { day, methods, statuses } = correctableOf(known)
  const isProcessors = isProcessorMethod(known.paymentMethod)
  if (!methods.includes(edit.paymentMethod)) return 'the processor takes cards and bank accounts alone.'
  if (edit.paymentDate !== known.paymentDate) {
    if (isProcessors) return 'the processor alone says on which day it came.'
    if (!day) return 'it did not come, so there is no day on which it did.'
    if (edit.status !== known.status) return 'its day and what became of it are corrected one after the other.'
  }
  if (statuses.includes(edit.status)) return undefined
  return isProcessors
    ? 'the processor alone says what became of it.'
    : `a payment that is ${known.status} cannot become ${edit.status}.`
}
