import type { MinorUnits } from '#shared/domain/money/amounts.ts'
import type { PaymentStatus } from '#shared/records/invoice/paymentStatus.ts'

interface Told {
  readonly status: PaymentStatus
  /** What is charged in all, less what was returned, where that is known. */
  readonly charged?: MinorUnits | undefined
  /** What of it was written off, where that is known. */
  readonly writtenOff?: MinorUnits | undefined
}

/**
 * Why nothing is owed though no money settled it: nothing is charged, as of what was cancelled as of its first day, or it
 * was written off. Undefined where the payment's status says how it stands.
 */
export const settledWithout = ({ status, charged, writtenOff = 0 }: Told): 'noCharge' | 'writtenOff' | undefined => {
  if (status !== 'Paid' && status !== 'Unpaid') return undefined
  if (charged !== undefined && charged <= 0) return 'noCharge'
  return status === 'Paid' && writtenOff > 0 ? 'writtenOff' : undefined
}
