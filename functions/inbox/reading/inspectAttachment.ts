import { examineFile } from '#functions/_platform/files/examination/examineFile.ts'
import { withoutTraces } from '#functions/_platform/files/examination/withoutTraces.ts'
import { attachmentKindOf } from '#shared/domain/correspondence/attachmentKind.ts'
import type { AttachmentKind } from '#shared/domain/correspondence/messageWords.ts'

/** What an attachment is, and why it is held back where it is. */
export interface Inspected {
  /** What is kept of it: a photograph without what it tells of its taker. */
  readonly bytes: Uint8Array
  readonly contentType: string
  readonly kind: AttachmentKind
  readonly quarantined?: string
}

const mostMegabytes = 25

const firstPage = 8192
const textOf = (bytes: Uint8Array, contentType: string): string =>
  contentType.startsWith('text/') ? Buffer.from(bytes.subarray(0, firstPage)).toString('utf8') : ''

/** Looks at what came along with a mail: at its bytes, not at what it is called. */
export const inspectAttachment = (bytes: Uint8Array, { name }: { readonly name: string }): Inspected => {
  const { contentType, held } = examineFile(bytes, { name, mostMegabytes })
  // A program is not what it calls itself.
  const isKnown = held === undefined || contentType !== 'application/octet-stream'
  const kind = isKnown ? attachmentKindOf({ name, text: textOf(bytes, contentType) }) : 'OTHER'
  if (held !== undefined) return { bytes, contentType, kind, quarantined: held }
  const cleaned = withoutTraces(bytes, { contentType, name })
  return cleaned.held === undefined
    ? { bytes: cleaned.bytes, contentType, kind }
    : { bytes, contentType, kind, quarantined: cleaned.held }
}
