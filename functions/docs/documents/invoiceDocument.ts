import { documents, type StoredDocument } from '../store/documents.ts'

/** What the document of an invoice is made of: a revision of a policy, 1 being its issue. */
export const invoiceMadeFrom = (policyId: string, revision: number): string => `Invoice|${policyId}|${revision}`

/** The document of the invoice of a revision; undefined until it is made. */
export const invoiceDocument = (policyId: string, revision: number): Promise<StoredDocument | undefined> =>
  documents.byUnique('madeFrom', invoiceMadeFrom(policyId, revision))
