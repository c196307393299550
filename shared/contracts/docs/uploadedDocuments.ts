import { z } from 'zod'
import { UploadedFile } from '#shared/contract/files.ts'
import { defineOperation } from '#shared/contract/operation.ts'
import { claimShares } from '#shared/domain/claims/claimShare.ts'
import { AccountId, AgencyId, ClaimId, DocumentId, PolicyId, QuoteId, SubmissionId } from '#shared/domain/ids/ids.ts'
import { filledLine, line } from '#shared/domain/text/text.ts'
import { products } from '#shared/regions/products.ts'
import { DocType, DocumentRow } from './document.ts'

const docName = filledLine(200, { missing: 'File name is required' })
const docType = DocType
const objectKey = line(200).describe('Of createUploadUrl for a document, in place of the file.')
const sharedWith = z
  .enum(claimShares)
  .optional()
  .describe('Of a claim the desk says who sees it; without it, the desk alone does.')
const fileName = line(400).describe('The name of the file that `objectKey` stands for.')

export const uploadDocument = defineOperation({
  name: 'uploadDocument',
  method: 'POST',
  path: '/api/docs/v1/upload/doc',
  summary:
    'Keeps a document of an account, a claim or an agency: nobody opens it before its file was looked at. Staff choose the agency that sees it; without one, staff alone do.',
  access: 'document:upload',
  workflows: ['QUOTE'],
  body: z.strictObject({
    file: UploadedFile.optional(),
    objectKey: objectKey.optional(),
    fileName: fileName.optional(),
    accountId: AccountId.optional(),
    docType,
    docName: docName.describe('What the form calls the file name.'),
    temp: z.enum(['true', 'false']).optional().describe('It goes by itself after 30 days.'),
    agencyId: AgencyId.optional(),
    productType: z.enum(products).optional(),
    treatyId: line(60).optional(),
    submissionId: SubmissionId.optional(),
    quoteId: QuoteId.optional(),
    policyId: PolicyId.optional(),
    claimId: ClaimId.optional(),
    sharedWith,
  }),
  upload: true,
  status: 202,
  response: DocumentRow,
  problems: [
    'account.notFound',
    'agency.notFound',
    'claim.notFiled',
    'claim.notFound',
    'document.fileTaken',
    'document.noFile',
    'document.noOwner',
    'document.tooLarge',
    'policy.notFound',
    'quote.notFound',
    'submission.notFound',
  ],
})

export const updateDocument = defineOperation({
  name: 'updateDocument',
  method: 'PUT',
  path: '/api/docs/v1/update',
  summary:
    'Renames an uploaded document, changes its kind or who sees it, or gives it a newer file: the one before is kept.',
  access: 'document:upload',
  changes: 'docId',
  body: z.strictObject({
    docId: DocumentId,
    docName,
    docType,
    agencyId: AgencyId.optional().describe('Staff choose the agency that sees it; without one, staff alone do.'),
    objectKey: objectKey.optional(),
    fileName: fileName.optional(),
    sharedWith,
  }),
  response: DocumentRow,
  problems: [
    'agency.notFound',
    'claim.deskOnly',
    'document.fileTaken',
    'document.kept',
    'document.noFile',
    'document.notFound',
    'document.sentWithInvoice',
  ],
})

export const removeDocument = defineOperation({
  name: 'removeDocument',
  method: 'DELETE',
  path: '/api/docs/v1',
  summary:
    'Deletes an uploaded document with its files. What the platform made stays, and so does all that an open claim or a hold may need.',
  access: 'document:delete',
  changes: 'docId',
  query: z.strictObject({ docId: DocumentId }),
  problems: [
    'claim.deskOnly',
    'document.kept',
    'document.notFound',
    'document.onHold',
    'document.sentWithInvoice',
    'document.underHold',
  ],
})
