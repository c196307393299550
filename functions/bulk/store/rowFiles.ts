import { keepFile, readFile } from '#functions/_platform/files/files.ts'
import type { RowProblem } from '#shared/contracts/bulk/bulkUpload.ts'
import type { RowOutcome } from '#shared/domain/account/uploadWords.ts'
import type { Company } from '../rows/checkRow.ts'
import { partPlace } from './places.ts'

/** A row as it was checked and held against the accounts that there are. */
export interface JudgedRow {
  readonly row: number
  readonly name: string
  readonly outcome: Exclude<RowOutcome, 'CREATED'>
  readonly company?: Company
  readonly problems?: readonly RowProblem[]
  /** The account that the company had, where it is the holder's. */
  readonly accountId?: string
}

/** Rows of a part. */
const inPart = 100
const atOnce = 20

/** Keeps the rows of an upload in parts, so that a step reads a few of them. */
export const keepRows = async (uploadId: string, rows: readonly JudgedRow[]): Promise<void> => {
  const parts = Array.from({ length: Math.ceil(rows.length / inPart) }, (_, part) => part)
  for (let first = 0; first < parts.length; first += atOnce)
    await Promise.all(
      parts.slice(first, first + atOnce).map((part) => {
        const body = Buffer.from(JSON.stringify(rows.slice(part * inPart, (part + 1) * inPart)))
        return keepFile({ key: partPlace(uploadId, part), body, contentType: 'application/json' })
      }),
    )
}

const readPart = async (uploadId: string, part: number): Promise<readonly JudgedRow[]> => {
  const bytes = await readFile(partPlace(uploadId, part))
  if (bytes === undefined) throw new Error(`Part ${part} of the rows of ${uploadId} is not there.`)
  // What was kept by `keepRows`.
  return JSON.parse(Buffer.from(bytes).toString()) as readonly JudgedRow[]
}

/** The rows at these places, from 0, in their order. */
export const rowsAt = async (uploadId: string, places: readonly number[]): Promise<JudgedRow[]> => {
  const parts = [...new Set(places.map((place) => Math.floor(place / inPart)))]
  const read = new Map<number, readonly JudgedRow[]>()
  for (let first = 0; first < parts.length; first += atOnce)
    await Promise.all(
      parts.slice(first, first + atOnce).map(async (part) => read.set(part, await readPart(uploadId, part))),
    )
  return places.flatMap((place) => read.get(Math.floor(place / inPart))?.[place % inPart] ?? [])
}
