import type { DocType } from '#shared/contracts/docs/document.ts'
import { documents, type StoredDocument } from './documents.ts'

/** The newest document of a kind for a quote or a policy. */
export const newestOf = async (
  scope: `policy:${string}` | `quote:${string}`,
  docType: DocType,
): Promise<StoredDocument | undefined> => {
  const { hits } = await documents.list({ scopes: [scope], group: docType, sort: 'created', descending: true, size: 1 })
  const row = hits[0]
  return row === undefined ? undefined : documents.byId(row.docId)
}
