import { isTheirs } from '#functions/_platform/auth/relation.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/docs/documents.ts'
import { downloadOf } from '../downloads/downloadOf.ts'
import { documents, ownershipOf } from '../store/documents.ts'

export const downloadDocument = implement(contract.downloadDocument)(async ({ query, actor, now }) => {
  const document = await documents.require(query.docId, (found) => isTheirs(actor, ownershipOf(found)))
  return downloadOf(document, now)
})
