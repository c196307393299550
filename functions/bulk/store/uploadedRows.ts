import { createHash } from 'node:crypto'
import { epochSeconds } from '#functions/_platform/clock/clock.ts'
import { defineRecord } from '#functions/_platform/storage/record.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { type BulkUploadRecord, contentKey } from './bulkUploads.ts'

/** A row is known for so long that the same file is recognized long after its upload is gone. */
const keptSeconds = 400 * 86_400

/** The account that a row of a file has become. */
interface UploadedRow {
  readonly id: string
  readonly accountId: string
  readonly created: Instant
}

/** Rows that have become accounts, by the file's content and their number: no row becomes one twice. */
export const uploadedRows = defineRecord({
  kind: 'uploadedRow',
  notFound: 'bulk.notFound',
  expiresAt: ({ created }: UploadedRow) => epochSeconds(created) + keptSeconds,
})

/** The id of a row: of the same content for the same agency it is the same. */
export const uploadedRowId = (upload: Pick<BulkUploadRecord, 'contentHash' | 'holder'>, row: number): string =>
  `bur_${createHash('sha256')
    .update(`${contentKey(upload)}|${row}`)
    .digest('hex')
    .slice(0, 40)}`
