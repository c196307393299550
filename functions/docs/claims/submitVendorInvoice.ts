import { ulid } from 'ulid'
import { implement } from '#functions/_platform/http/implement.ts'
import { submittedInvoice } from '#functions/claims/public.ts'
import { submitVendorInvoice as contract } from '#shared/contracts/claims/vendorInvoices.ts'
import { shareOf } from '#shared/domain/claims/claimShare.ts'
import { DocumentId } from '#shared/domain/ids/ids.ts'
import { type DocumentRecord, documents } from '../store/documents.ts'
import { broughtFile, namedLike } from '../uploads/broughtFile.ts'
import { commitBrought } from '../uploads/commitBrought.ts'
import { broughtBy, sideOf } from './claimReach.ts'

/** The file of an invoice is a document of its claim, for the desk and for who sent it, and is examined as those are. */
export const submitVendorInvoice = implement(contract)(async ({ body, actor, now }) => {
  const { claim, invoiceId, write, told } = await submittedInvoice(body, { actor, now })
  const upload = await broughtFile({ ...body, docName: body.fileName }, { actor, number: 1, now })
  const organization = broughtBy(actor)
  const document: DocumentRecord = {
    id: DocumentId.parse(`doc_${ulid()}`),
    docName: namedLike(`Invoice ${body.number}`, upload),
    docType: 'Invoice',
    claimId: claim.id,
    accountId: claim.accountId,
    sharedWith: shareOf(sideOf(actor)),
    ...(organization !== undefined && { broughtBy: organization }),
    vendorInvoiceId: invoiceId,
    teamIds: [],
    file: upload.file,
    size: upload.size,
    uploads: [upload],
    created: now,
    createdBy: upload.uploadedBy,
  }
  const sent = { docId: document.id, docName: document.docName }
  await commitBrought([documents.create(document), write(sent)], {
    upload,
    events: [
      { name: 'document.uploaded', detail: { documentId: document.id, revision: 1 } },
      { name: 'vendorInvoice.moved', detail: { vendorInvoiceId: invoiceId, status: 'SUBMITTED' } },
    ],
  })
  return told(sent)
})
