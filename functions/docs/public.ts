import type { MailFile } from '#functions/_platform/mail/outbox.ts'
import type { NamingRecords } from '#functions/_platform/storage/record.ts'
import { membershipsOf, type UserRecord } from '#functions/directory/public.ts'
import type { PolicyRecord } from '#functions/policy/public.ts'
import { docTypes } from '#shared/contracts/docs/document.ts'
import { isInvoiced } from './documentData/isInvoiced.ts'
import { invoiceDocument } from './documents/invoiceDocument.ts'
import { receiptDocument } from './documents/receiptDocument.ts'
import { certificates } from './store/certificates.ts'
import { documents } from './store/documents.ts'
import { lossRuns } from './store/lossRuns.ts'

export { documentsOn } from './issue/documentsOn.ts'

/** What was charged last on a policy that its insured pays, as a file that goes with an e-mail; none until it is made. */
export const lastInvoice = async (policy: PolicyRecord): Promise<readonly MailFile[]> => {
  const charged = policy.transactions.findLast((each) => isInvoiced(each) && each.money.total > 0)
  if (policy.agencyBilled || charged === undefined) return []
  const document = await invoiceDocument(policy.id, charged.revision)
  return document === undefined ? [] : [{ key: document.file, name: document.docName, contentType: 'application/pdf' }]
}

/** The receipt of a payment as a file that goes with an e-mail; none where none was made. */
export const receiptFile = async (payment: Parameters<typeof receiptDocument>[0]): Promise<readonly MailFile[]> => {
  const document = await receiptDocument(payment)
  return document === undefined ? [] : [{ key: document.file, name: document.docName, contentType: 'application/pdf' }]
}

/** The documents of an insured's own accounts that name a person as who brought them. */
export const documentsNaming = async (user: UserRecord) => {
  const accounts = membershipsOf(user).filter(({ accountType }) => accountType === 'CUSTOMER')
  const scopes = accounts.map(({ organizationId }) => `account:${organizationId}`)
  if (scopes.length === 0) return []
  const rows = await documents.every({ scopes, group: docTypes.map(({ docType }) => docType) })
  return rows
    .filter(({ createdBy }) => createdBy === `${user.firstName} ${user.lastName}`)
    .map(({ docId, docName, docType, created }) => ({ docId, docName, docType, created }))
}

/** Records that name people who need be no users. */
export const docsNaming: readonly NamingRecords[] = [certificates, lossRuns]
