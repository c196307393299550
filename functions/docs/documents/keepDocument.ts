import { createHash, randomUUID } from 'node:crypto'
import { ulid } from 'ulid'
import { keepFile } from '#functions/_platform/files/files.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { DocumentId } from '#shared/domain/ids/ids.ts'
import { type DocumentRecord, documents } from '../store/documents.ts'

type NewDocument = Omit<DocumentRecord, 'created' | 'createdBy' | 'file' | 'id' | 'size'> & {
  readonly madeFrom: string
  /** The id it was promised under; a new one when nobody waits for it. */
  readonly id?: DocumentId
  /** When it was asked for, and by whom, where somebody did. */
  readonly created?: Instant
  readonly createdBy?: string
}

/**
 * Makes a document once for what it is made of: the file first, then its record. Repeated, it answers with the document
 * there is; a crash in between leaves at most a file that nothing refers to.
 */
export const keepDocument = async (
  document: NewDocument,
  now: Instant,
  render: () => Promise<Uint8Array>,
): Promise<DocumentId> => {
  const made = async () => documents.idByUnique('madeFrom', document.madeFrom)
  const existing = await made()
  if (existing !== undefined) return DocumentId.parse(existing)
  const body = await render()
  const ending = document.docName.endsWith('.csv') ? 'csv' : 'pdf'
  const file = `documents/${now.slice(0, 7)}/${randomUUID()}.${ending}`
  await keepFile({ key: file, body, contentType: ending === 'csv' ? 'text/csv' : 'application/pdf' })
  const proof = ending === 'pdf' ? { sha256: createHash('sha256').update(body).digest('hex') } : {}
  const id = document.id ?? DocumentId.parse(`doc_${ulid()}`)
  const outcome = await commit(
    [documents.create({ created: now, createdBy: 'Palisade', ...document, ...proof, id, file, size: body.byteLength })],
    { once: `document|${document.madeFrom}` },
  )
  // Two made it at once: the first one's stands.
  return outcome === 'done' ? id : DocumentId.parse(await made())
}
