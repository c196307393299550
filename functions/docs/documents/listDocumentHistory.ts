import { implement } from '#functions/_platform/http/implement.ts'
import { historyFor } from '#functions/directory/public.ts'
import { listDocumentHistory as contract } from '#shared/contracts/docs/documents.ts'
import { historyShares } from '#shared/records/historyShares.ts'
import { requireDocument } from '../claims/requireDocument.ts'

export const listDocumentHistory = implement(contract)(async ({ params, actor }) => {
  const { id } = await requireDocument(params.documentId, actor)
  return historyFor(id, actor, historyShares.document)
})
