import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { ulid } from 'ulid'
import { config } from '#functions/_platform/config/config.ts'
import { type FileToKeep, keepFile } from '#functions/_platform/files/files.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { monthAt } from '#shared/domain/calendar/months.ts'
import { DocumentId } from '#shared/domain/ids/ids.ts'
import { documentCodeOf } from '#shared/domain/policy/documentCode.ts'
import { drawnCharacters } from '#shared/domain/policy/printedCode.ts'
import { type DocumentRecord, documents } from '../store/documents.ts'
import type { PdfDocument } from '../templates/document.ts'
import { templateVersions } from '../templates/templates.ts'

/** Where archive copies lie, which are locked. */
const archiveFolder = 'documents/archive'

type NewDocument = Omit<
  DocumentRecord,
  'archive' | 'code' | 'created' | 'createdBy' | 'file' | 'id' | 'number' | 'sha256' | 'size' | 'template'
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

/** A document that is archived too, with its data, until a moment at least. */
export interface Archived {
  readonly document: PdfDocument
  readonly data: object
  readonly until: Instant
}

/** A table that spreadsheets open, which has no pages to print a code on. */
export interface Table {
  readonly csv: string
}

const sha256Of = (body: Uint8Array): string => createHash('sha256').update(body).digest('hex')

const keptFile = async (
  now: Instant,
  how: Omit<FileToKeep, 'key'> & { readonly ending: string; readonly in?: string },
) => {
  const { ending, in: place = 'documents', ...file } = how
  const key = `${place}/${monthAt(now, 'UTC')}/${randomUUID()}.${ending}`
  await keepFile({ ...file, key })
  return key
}

/** The archive copy: the same pages with the data they were drawn of, locked as long as the policy is kept at least. */
const archivedCopy = async (document: PdfDocument, { data, until }: Pick<Archived, 'data' | 'until'>, now: Instant) => {
  const { renderPdf } = await import('../templates/renderPdf.ts')
  const template = { name: document.template, version: templateVersions[document.template] }
  const json = JSON.stringify({ template, data }, undefined, 1)
  const body = renderPdf(document, {
    name: `${document.template}.json`,
    description: 'What the document says, as data',
    json,
  })
  const kept = { body, contentType: 'application/pdf', ending: 'pdf', in: archiveFolder, lockedUntil: until }
  return { file: await keptFile(now, kept), size: body.byteLength, sha256: sha256Of(body), lockedUntil: until }
}

/** A document that was drawn, with its code on it, as the files that are kept, and what its record says of them. */
const issued = async (drawn: Archived | PdfDocument, code: string, now: Instant) => {
  const [{ proven }, { renderPdf }] = await Promise.all([
    import('../templates/proven.ts'),
    import('../templates/renderPdf.ts'),
  ])
  const plain = 'data' in drawn ? drawn.document : drawn
  const { host } = new URL(config.publicUrl)
  const document = proven(plain, { code, page: `${host}/verify`, url: `${config.publicUrl}/verify/${code}` })
  const body = renderPdf(document)
  return {
    file: await keptFile(now, { body, contentType: 'application/pdf', ending: 'pdf' }),
    size: body.byteLength,
    code,
    number: plain.foot.number,
    sha256: sha256Of(body),
    template: { name: plain.template, version: templateVersions[plain.template] },
    ...('data' in drawn && { archive: await archivedCopy(document, drawn, now) }),
  }
}

const keptTable = async ({ csv }: Table, now: Instant) => {
  const body = Buffer.from(csv)
  return { file: await keptFile(now, { body, contentType: 'text/csv', ending: 'csv' }), size: body.byteLength }
}

/**
 * Makes a document once for what it is made of: the file first, then its record, which keeps the code that is printed on it.
 * Repeated, it answers with the document there is; a crash in between leaves at most a file, and a code, that nothing refers to.
 */
export const keepDocument = async (
  { code: given, ...document }: NewDocument,
  now: Instant,
  draw: () => Promise<Archived | PdfDocument | Table>,
): Promise<DocumentId> => {
  const made = async () => documents.idByUnique('madeFrom', document.madeFrom)
  const existing = await made()
  if (existing !== undefined) return DocumentId.parse(existing)
  const drawn = await draw()
  const code = given ?? documentCodeOf(config.region, randomBytes(drawnCharacters))
  const kept = 'csv' in drawn ? await keptTable(drawn, now) : await issued(drawn, code, now)
  const id = document.id ?? DocumentId.parse(`doc_${ulid()}`)
  const outcome = await commit([documents.create({ created: now, createdBy: 'Palisade', ...document, ...kept, id })], {
    once: `document|${document.madeFrom}`,
  })
  // Two made it at once: the first one's stands.
  return outcome === 'done' ? id : DocumentId.parse(await made())
}
