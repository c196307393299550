import type { DocType, Download } from '#shared/contracts/docs/document.ts'
import { downloadOf } from './downloads/downloadOf.ts'
import { newestOf } from './store/newest.ts'

/** A link to the newest document of a kind for a quote or a policy; undefined while there is none. */
export const documentLink = async (
  scope: `policy:${string}` | `quote:${string}`,
  docType: DocType,
  now: string,
): Promise<Download | undefined> => {
  const document = await newestOf(scope, docType)
  return document === undefined ? undefined : downloadOf(document, now)
}
