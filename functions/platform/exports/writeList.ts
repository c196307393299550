import { z } from 'zod'
import type { Actor } from '#functions/_platform/auth/actor.ts'
import { config } from '#functions/_platform/config/config.ts'
import { keepFile } from '#functions/_platform/files/files.ts'
import { queryOf, readAs } from '#functions/_platform/http/readAs.ts'
import { type Chunk, defineJob } from '#functions/_platform/jobs/defineJob.ts'
import { Problem } from '#functions/_platform/problems/problem.ts'
import { problemSentence } from '#functions/_platform/problems/problemSentence.ts'
import { actorOfMaker } from '#functions/auth/public.ts'
import { readingWhole } from '#functions/directory/public.ts'
import { cellOf, columnsOf, type FileColumn, headOf } from '#shared/contract/columns.ts'
import type { Operation } from '#shared/contract/operation.ts'
import { problems } from '#shared/contract/problems.ts'
import { Instant } from '#shared/domain/calendar/instant.ts'
import { ListExportId } from '#shared/domain/ids/ids.ts'
import { fileRowOf, fileRowsOf } from '#shared/records/fileRows.ts'
import { contractWords } from '#shared/regions/contractWords.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { listExports, type StoredListExport, standingOf } from '../store/listExports.ts'
import { nothingWritten, partOf, type Written } from './fileParts.ts'
import { isListName } from './listNames.ts'
import { lists } from './lists.ts'
import { Pieces, partKey, putTogether } from './putTogether.ts'

/** Rows of a file, and bytes before they are packed, which a sheet and its archive can hold; who wants more narrows the list. */
const mostLines = 1_000_000
const mostBytes = 4_000_000_000
/** Rows of a page, as many as the list gives at once. */
const pageSizes = ['500', '200', '100', '50', '25'] as const
/** So long the file can be downloaded. */
const dayMilliseconds = 86_400_000

/** How far a file is: which page comes next, and what is written; after the last page, which pieces are put together. */
const Place = z.strictObject({
  next: z.record(z.string(), z.string()),
  part: z.int(),
  lines: z.int(),
  crc: z.int(),
  size: z.int(),
  bytes: z.int().default(0),
  pieces: Pieces.optional(),
  isCut: z.boolean().optional(),
})
type Place = z.infer<typeof Place>

const start: Place = { next: {}, part: 0, lines: 0, bytes: 0, ...nothingWritten }

/** A page as lists of all kinds answer it. */
interface Page {
  readonly rows: readonly unknown[]
  /** What asks for the next one; undefined after the last. */
  readonly next: Readonly<Record<string, string>> | undefined
  /** There are older entries of a history, which no page has. */
  readonly hasMore?: boolean | undefined
}

/** A list without a total has another page behind one that is full, where it has sizes and pages at all. */
const nextOfFull = (rows: readonly unknown[], contract: Operation, query: Readonly<Record<string, string>>) => {
  const next = { page: String(Number(query.page ?? 0) + 1) }
  const isFull = query.size !== undefined && rows.length >= Number(query.size)
  return isFull && queryOf(contract, { ...query, ...next }) !== undefined ? next : undefined
}

/** The rows of an answer, and what asks for the next ones. */
export const pageOf = (answer: unknown, contract: Operation, query: Readonly<Record<string, string>>): Page => {
  const asked = Number(query.page ?? 0)
  if (Array.isArray(answer)) return { rows: answer, next: nextOfFull(answer, contract, query) }
  const page = answer as
    | { readonly hits: readonly unknown[]; readonly nextToken?: string; readonly more?: boolean }
    | {
        readonly content: readonly unknown[]
        readonly totalElements: number
        readonly size: number
        readonly number: number
      }
  if ('hits' in page)
    return {
      rows: page.hits,
      next: page.nextToken === undefined ? undefined : { after: page.nextToken },
      hasMore: page.more,
    }
  const { content, totalElements, size } = page
  const isLast = content.length === 0 || content.length < size || (asked + 1) * size >= totalElements
  return { rows: content, next: isLast ? undefined : { page: String(asked + 1) } }
}

/** The largest page that the list gives; none where it has no sizes. */
const sizeFor = (contract: Operation, query: Readonly<Record<string, string>>): Readonly<Record<string, string>> => {
  const size = pageSizes.find((each) => queryOf(contract, { ...query, size: each }) !== undefined)
  return size === undefined ? {} : { size }
}

const failed = (of: StoredListExport, failure: string): Chunk => ({
  effects: [{ cursor: 'end', writes: [listExports.update(of, { ...of, failure })] }],
  done: 0,
})

const refused = ({ code, details }: Problem): string => details.detail ?? problemSentence(code, details.data)

/** Puts the next piece of the file together; with the last one it is there. */
const finished = async (of: StoredListExport, place: Place, actor: Actor, now: Instant): Promise<Chunk> => {
  const { part: parts, lines, pieces, isCut = false } = place
  const made = await putTogether({ ...place, id: of.id, format: of.format, parts }, pieces)
  if ('next' in made) return { done: 0, cursor: JSON.stringify({ ...place, pieces: made.next, isCut }) }
  const until = Instant.parse(new Date(Date.parse(now) + dayMilliseconds).toISOString())
  const file = { ...made.file, until, isCut, readAs: standingOf(actor) }
  return { effects: [{ cursor: 'end', writes: [listExports.update(of, { ...of, lines, file })] }], done: 0 }
}

/** What a column is called on the screen it was asked for from, else as its field is, in the region's words. */
const headFor = (column: FileColumn, heads: StoredListExport['heads'] = {}): string => {
  const field = column.path.join('.')
  return Object.hasOwn(heads, field) ? (heads[field] ?? '') : contractWords(headOf(column), regionOf(config.region))
}

const written = async (of: StoredListExport, place: Place, now: Instant): Promise<Chunk> => {
  const implementation = isListName(of.list) ? lists[of.list] : undefined
  if (implementation === undefined) return failed(of, 'There is no such list.')
  const actor = await actorOfMaker(of)
  if (actor === undefined) return failed(of, 'Whoever asked for it may not read it any more.')
  if (place.pieces !== undefined) return finished(of, place, actor, now)
  const { contract } = implementation
  const asked = { ...of.query, ...sizeFor(contract, of.query), ...place.next }
  const answer = await readingWhole(() =>
    readAs(implementation, { params: of.params, query: asked }, { actor, now, requestId: of.jobId }),
  )
  const { rows, next, hasMore = false } = pageOf(answer, contract, asked)
  const all = fileRowsOf(contract, rows)
  const some = all.slice(0, mostLines - place.lines)
  const columns = columnsOf(fileRowOf(contract))
  const heads = place.part === 0 ? columns.map((column) => headFor(column, of.heads)) : undefined
  const cells = some.map((row) => columns.map((column) => cellOf(row, column)))
  const { bytes, crc, size } = partOf(of.format, { heads, rows: cells }, place satisfies Written)
  await keepFile({ key: partKey(of.id, place.part), body: bytes, contentType: 'application/octet-stream' })
  const lines = place.lines + some.length
  const after = { part: place.part + 1, lines, crc, size, bytes: place.bytes + bytes.length }
  const isFull = lines >= mostLines || size >= mostBytes
  if (next !== undefined && !isFull) return { done: some.length, cursor: JSON.stringify({ ...after, next }) }
  const isCut = hasMore || (isFull && (next !== undefined || some.length < all.length))
  return { ...(await finished(of, { ...after, next: {}, isCut }, actor, now)), done: some.length }
}

/**
 * Writes a list to a file, page by page, by the operation that reads it, as who asked for it may read it by then. A page
 * that is read again is written again in its own place.
 */
export const writeList = defineJob({
  kind: 'writeList',
  input: z.strictObject({ listExportId: ListExportId }),
  key: ({ listExportId }) => listExportId,
  async chunk({ listExportId }, { cursor, now }) {
    const of = await listExports.byId(listExportId)
    if (of === undefined || of.file !== undefined || of.failure !== undefined) return { done: 0 }
    const place = cursor === undefined ? start : Place.parse(JSON.parse(cursor))
    try {
      return await written(of, place, now)
    } catch (error) {
      // What is refused stays refused; what broke is tried again.
      if (!(error instanceof Problem) || problems[error.code].status >= 500 || error.code === 'conflict.stale')
        throw error
      return failed(of, refused(error))
    }
  },
})
