import { serve } from '#functions/_platform/http/serve.ts'
import * as contracts from '#shared/contracts/docs/index.ts'
import { downloadDocument } from './documents/downloadDocument.ts'
import { getCommissionStatement } from './documents/getCommissionStatement.ts'
import { listDocTypes } from './documents/listDocTypes.ts'
import { listProductTypes } from './documents/listProductTypes.ts'
import { removeDocument } from './documents/removeDocument.ts'
import { searchDocuments } from './documents/searchDocuments.ts'
import { searchOwnerDocuments } from './documents/searchOwnerDocuments.ts'
import { downloadBinder } from './downloads/downloadBinder.ts'
import { downloadProposal } from './downloads/downloadProposal.ts'
import { createUploadUrl } from './uploads/createUploadUrl.ts'
import { updateDocument } from './uploads/updateDocument.ts'
import { uploadDocument } from './uploads/uploadDocument.ts'

export const handler = serve(contracts, {
  createUploadUrl,
  downloadBinder,
  downloadDocument,
  downloadProposal,
  getCommissionStatement,
  listDocTypes,
  listProductTypes,
  removeDocument,
  searchDocuments,
  searchOwnerDocuments,
  updateDocument,
  uploadDocument,
})
