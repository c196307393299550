import type { Write } from '#functions/_platform/storage/record.ts'
import type { CommissionPayment } from '#shared/contracts/commissions/commissionPayment.ts'
import type { CommissionAccountRecord } from '../store/commissionAccounts.ts'
import { commissionPayments } from '../store/commissionPayments.ts'

/** The writes by which all that the bank returned from an account is looked into. */
export const clearedPayments = async (
  { returnedPaymentIds = [] }: Pick<CommissionAccountRecord, 'returnedPaymentIds'>,
  cleared: NonNullable<CommissionPayment['cleared']>,
): Promise<Write[]> =>
  (await commissionPayments.byIds(returnedPaymentIds)).map((payment) =>
    commissionPayments.update(payment, { ...payment, status: 'CLEARED', cleared, lastUpdated: cleared.at }),
  )
