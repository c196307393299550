import type { DocType, Download } from '#shared/contracts/docs/document.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { newestOf } from '../store/newest.ts'
import { downloadOf } from './downloadOf.ts'

/** A link to the newest document of a kind for a quote or a policy; undefined while there is none. */
export const documentLink = async (
  scope: `policy:${string}` | `quote:${string}`,
  docType: DocType,
  now: Instant,
): Promise<Download | undefined> => {
  const document = await newestOf(scope, docType)
  return document === undefined ? undefined : downloadOf(document, { now })
}
