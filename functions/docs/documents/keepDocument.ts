import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { ulid } from 'ulid'
import { config } from '#functions/_platform/config/config.ts'
import { keepFile } from '#functions/_platform/files/files.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { DocumentId } from '#shared/domain/ids/ids.ts'
import { documentCodeOf } from '#shared/domain/policy/documentCode.ts'
import { drawnCharacters } from '#shared/domain/policy/printedCode.ts'
import { type DocumentRecord, documents } from '../store/documents.ts'
import type { PdfDocument } from '../templates/document.ts'
import { templateVersions } from '../templates/templates.ts'

type NewDocument = Omit<
  DocumentRecord,
  'code' | 'created' | 'createdBy' | 'file' | 'id' | 'number' | 'sha256' | 'size' | 'template'
> & {
  readonly madeFrom: string
  /** The id it was promised under; a new one when nobody waits for it. */
  readonly id?: DocumentId
  /** When it was asked for, and by whom, where somebody did. */
  readonly created?: Instant
  readonly createdBy?: string
  /** The code it is verified by where it has one already: a certificate's number. */
  readonly code?: string | undefined
}

/** A document that was drawn, with its code on it, as the bytes that people get, and what its record says of them. */
const issued = async (drawn: PdfDocument, code: string) => {
  const [{ proven }, { renderPdf }] = await Promise.all([
    import('../templates/proven.ts'),
    import('../templates/renderPdf.ts'),
  ])
  const { host } = new URL(config.publicUrl)
  const proof = { code, page: `${host}/verify`, url: `${config.publicUrl}/verify/${code}` }
  const body = renderPdf(proven(drawn, proof))
  const record = {
    code,
    number: drawn.foot.number,
    sha256: createHash('sha256').update(body).digest('hex'),
    template: { name: drawn.template, version: templateVersions[drawn.template] },
  }
  return { body, record, ending: 'pdf', contentType: 'application/pdf' }
}

/**
 * Makes a document once for what it is made of: the file first, then its record, which keeps the code that is printed on it.
 * Repeated, it answers with the document there is; a crash in between leaves at most a file, and a code, that nothing refers to.
 */
export const keepDocument = async (
  { code: given, ...document }: NewDocument,
  now: Instant,
  draw: () => Promise<PdfDocument | Uint8Array>,
): Promise<DocumentId> => {
  const made = async () => documents.idByUnique('madeFrom', document.madeFrom)
  const existing = await made()
  if (existing !== undefined) return DocumentId.parse(existing)
  const drawn = await draw()
  const code = given ?? documentCodeOf(config.region, randomBytes(drawnCharacters))
  const { body, record, ending, contentType } =
    drawn instanceof Uint8Array
      ? { body: drawn, record: {}, ending: 'csv', contentType: 'text/csv' }
      : await issued(drawn, code)
  const file = `documents/${now.slice(0, 7)}/${randomUUID()}.${ending}`
  await keepFile({ key: file, body, contentType })
  const id = document.id ?? DocumentId.parse(`doc_${ulid()}`)
  const outcome = await commit(
    [
      documents.create({
        created: now,
        createdBy: 'Palisade',
        ...document,
        ...record,
        id,
        file,
        size: body.byteLength,
      }),
    ],
    { once: `document|${document.madeFrom}` },
  )
  // Two made it at once: the first one's stands.
  return outcome === 'done' ? id : DocumentId.parse(await made())
}
