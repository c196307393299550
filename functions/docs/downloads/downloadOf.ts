import { downloadLink } from '#functions/_platform/files/files.ts'
import type { Download } from '#shared/contracts/docs/document.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'

interface Downloaded {
  readonly docName: string
  readonly file: string
  /** What it is; a PDF where the platform made it. */
  readonly contentType?: string | undefined
}

interface How {
  readonly now: Instant
  /** The browser shows it in place of saving it. */
  readonly inline?: boolean | undefined
}

/** The link by which a document is downloaded, and until when it works. */
export const downloadOf = async (
  { file, docName, contentType = 'application/pdf' }: Downloaded,
  { now, inline }: How,
): Promise<Download> => {
  const { url, seconds } = await downloadLink({ key: file, fileName: docName, ...(inline && { shownAs: contentType }) })
  return { url, fileName: docName, expiresAt: new Date(Date.parse(now) + seconds * 1000).toISOString() }
}
