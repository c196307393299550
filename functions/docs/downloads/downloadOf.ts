import { downloadLink } from '#functions/_platform/files/files.ts'
import type { Download } from '#shared/contracts/docs/document.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { DocumentRecord } from '../store/documents.ts'

/** The link by which a document is downloaded, and until when it works. */
export const downloadOf = async (
  { file, docName }: Pick<DocumentRecord, 'docName' | 'file'>,
  now: Instant,
): Promise<Download> => {
  const { url, seconds } = await downloadLink({ key: file, fileName: docName })
  return { url, fileName: docName, expiresAt: new Date(Date.parse(now) + seconds * 1000).toISOString() }
}
