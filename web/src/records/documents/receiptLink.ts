import { downloadReceipt } from '#shared/contracts/docs/downloads.ts'
import type { TransactionStatus } from '#shared/domain/billing/transactions.ts'
import type { TransactionId } from '#shared/domain/ids/ids.ts'
import { call } from '#web/api/call.ts'
import { madeLink } from './madeLink.ts'

/** Whether a payment has a receipt: what has come and stayed does. */
export const hasReceipt = ({ status }: { readonly status: TransactionStatus }): boolean => status === 'Paid'

/** The link to the receipt of a payment; one of before receipts were documents is made when it is asked for. */
export const receiptLink = (transactionId: TransactionId): Promise<{ readonly url: string }> =>
  madeLink(async () => ({ link: (await call(downloadReceipt, { params: { transactionId } })).url }))
