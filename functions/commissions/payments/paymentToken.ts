import { createHash } from 'node:crypto'
import type { CommissionAccountRecord } from '../store/commissionAccounts.ts'

/**
 * The token of the next payment to an agency: of its number, so that it is good for one, and of the bank account, so that
 * nothing goes to one that was changed meanwhile. Whoever asks until the payment is made gets the same.
 */
export const paymentToken = ({
  agencyId,
  paymentNumber,
  ach,
}: Pick<CommissionAccountRecord, 'ach' | 'agencyId' | 'paymentNumber'>): string | undefined =>
  ach && `cpt_${createHash('sha256').update(`${agencyId}|${paymentNumber}|${ach.token}`).digest('base64url')}`
