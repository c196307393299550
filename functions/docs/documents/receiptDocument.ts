import { documents, type StoredDocument } from '../store/documents.ts'

/** What the receipt of a payment is made of. */
export const receiptMadeFrom = (transactionId: string): string => `Receipt|${transactionId}`

/** The receipt of a payment; undefined until it is made. */
export const receiptDocument = (transactionId: string): Promise<StoredDocument | undefined> =>
  documents.byUnique('madeFrom', receiptMadeFrom(transactionId))
