import type { TransactionRecord } from '#shared/contracts/billing/transaction.ts'
import { documents, type StoredDocument } from '../store/documents.ts'

type Paid = Pick<TransactionRecord, 'id' | 'paymentDate' | 'paymentMethod'>

/** What the receipt of a payment is made of, as it came. */
export const receiptMadeFrom = ({ id }: Pick<Paid, 'id'>): string => `Receipt|${id}`

/** What the receipt of a payment is made of whose day or way was corrected. */
export const correctedReceiptMadeFrom = ({ id, paymentDate, paymentMethod }: Paid): string =>
  `Receipt|${id}|${paymentDate}|${paymentMethod}`

/** The payment that a receipt is of. */
export const paymentOfReceipt = ({ madeFrom = '' }: Pick<StoredDocument, 'madeFrom'>): string | undefined =>
  madeFrom.startsWith('Receipt|') ? madeFrom.split('|')[1] : undefined

/** The receipt of a payment that stands: the corrected one, where there is one; undefined until it is made. */
export const receiptDocument = async (payment: Paid): Promise<StoredDocument | undefined> =>
  (await documents.byUnique('madeFrom', correctedReceiptMadeFrom(payment))) ??
  (await documents.byUnique('madeFrom', receiptMadeFrom(payment)))
