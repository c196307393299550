import { randomUUID } from 'node:crypto'
import type { Subscriber } from '#functions/_platform/events/worker.ts'
import { type Examined, examineFile, harmful } from '#functions/_platform/files/examination/examineFile.ts'
import { malwareScanner } from '#functions/_platform/files/examination/malwareScanner.ts'
import { endingOf } from '#functions/_platform/files/examination/signatures.ts'
import { withoutTraces } from '#functions/_platform/files/examination/withoutTraces.ts'
import { keepFile, readFile } from '#functions/_platform/files/files.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { monthAt } from '#shared/domain/calendar/months.ts'
import { mostDocumentMegabytes } from '#shared/domain/correspondence/documentSize.ts'
import { documents, type UploadedRevision } from '../store/documents.ts'

const neverCame = 'The file never arrived. Upload it again.'

/** What a file is, and what is wrong with it: by itself, and where nothing is, by the scanner for malware. */
const lookedAt = async (bytes: Uint8Array, name: string): Promise<Examined> => {
  const seen = examineFile(bytes, { name, mostMegabytes: mostDocumentMegabytes })
  if (seen.held !== undefined) return seen
  const found = await (await malwareScanner()).lookAt(bytes)
  return found === undefined ? seen : { ...seen, held: harmful(found) }
}

/** What came of looking at a file; what passes is kept, without what a photograph tells of its taker. */
const examined = async (upload: UploadedRevision, now: Instant): Promise<UploadedRevision> => {
  const bytes = await readFile(upload.file)
  if (bytes === undefined) return { ...upload, examination: 'HELD', heldBecause: neverCame }
  const { contentType, held } = await lookedAt(bytes, upload.fileName)
  const size = bytes.byteLength
  // What is held back stays where the bucket forgets it.
  if (held !== undefined) return { ...upload, size, contentType, examination: 'HELD', heldBecause: held }
  const cleaned = withoutTraces(bytes, { contentType, name: upload.fileName })
  if (cleaned.held !== undefined)
    return { ...upload, size, contentType, examination: 'HELD', heldBecause: cleaned.held }
  const body = cleaned.bytes
  const file = `documents/${monthAt(now, 'UTC')}/${randomUUID()}.${endingOf(upload.fileName)}`
  await keepFile({ key: file, body, contentType })
  return { ...upload, file, size: body.byteLength, contentType, examination: 'PASSED' }
}

/**
 * Every upload is looked at before anybody can open it; a second delivery finds it done. While the scanner is away it fails:
 * the file waits, and its message comes again.
 */
export const examineUpload: Subscriber<'document.uploaded'> = async ({ detail, now }) => {
  const document = await documents.byId(detail.documentId)
  const upload = document?.uploads?.find(({ number }) => number === detail.revision)
  if (document?.uploads === undefined || upload?.examination !== 'WAITING') return
  const result = await examined(upload, now)
  const uploads = document.uploads.map((each) => (each.number === upload.number ? result : each))
  const latest = uploads.at(-1) ?? result
  await commit([documents.update(document, { ...document, uploads, file: latest.file, size: latest.size })])
}
