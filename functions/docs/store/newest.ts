import type { DocType } from '#shared/contracts/docs/document.ts'
import { documents, type StoredDocument } from './documents.ts'

/** The newest document of a kind that was made for a quote or a policy; what people upload is none of them. */
export const newestOf = async (
  scope: `policy:${string}` | `quote:${string}`,
  docType: DocType,
): Promise<StoredDocument | undefined> => {
  const rows = await documents.every({ scopes: [scope], sort: 'created' })
  const row = rows.findLast((each) => each.docType === docType && each.examination === undefined)
  return row === undefined ? undefined : documents.byId(row.docId)
}
