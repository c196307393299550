import type { Transaction } from '#shared/contracts/billing/transaction.ts'
import type { TransactionStatus } from '#shared/domain/billing/transactions.ts'
import type { MinorUnits } from '#shared/domain/money/amounts.ts'

/** What payments come to, by what became of them. */
export const totalsOf = (
  rows: readonly Pick<Transaction, 'amountPaid' | 'status'>[],
): Readonly<Record<TransactionStatus, MinorUnits>> => {
  const sum = (status: TransactionStatus) =>
    rows.reduce((total, row) => (row.status === status ? total + row.amountPaid : total), 0)
  return { Paid: sum('Paid'), 'In Process': sum('In Process'), Failed: sum('Failed'), Void: sum('Void') }
}
