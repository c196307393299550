import type { Actor } from '#functions/_platform/auth/actor.ts'
import { isTheirs, scopesOfRecord } from '#functions/_platform/auth/relation.ts'
import { epochSeconds } from '#functions/_platform/clock/clock.ts'
import { defineRecord, type Stored } from '#functions/_platform/storage/record.ts'
import type { Holder } from '#functions/account/public.ts'
import type { BulkUpload, BulkUploadRow } from '#shared/contracts/bulk/bulkUpload.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { isOpenUpload } from '#shared/records/bulkUpload/bulkUploadLife.ts'
import { countsOf } from './marks.ts'

/** An upload is kept for so long after it was last worked on, its file and rows a little longer. */
const keptSeconds = 90 * 86_400

/** A file of companies, and how far its rows are. */
export interface BulkUploadRecord
  extends Omit<BulkUploadRow, 'agencyId' | 'agencyName' | 'counts' | 'created' | 'isHalted' | 'rows' | 'uploadId'>,
    Pick<BulkUpload, 'columns'> {
  readonly id: string
  /** Of its bytes: the same file is known again by it. */
  readonly contentHash: string
  /** Who has the accounts that it makes. */
  readonly holder: Holder
  readonly tagIds: readonly string[]
  /** What has come of each row, a letter each, in the order of the file (`marks.ts`). */
  readonly marks: string
  /** The first hundred of the refused rows. */
  readonly failed: BulkUpload['failed']
  readonly createdById: string
  /** The job that works on it, or last did. */
  readonly jobId: string
  readonly updated: Instant
}

/** For whom a file is uploaded: what one agency has uploaded says nothing of what another has. */
export const contentKey = ({ holder, contentHash }: Pick<BulkUploadRecord, 'contentHash' | 'holder'>): string =>
  `${holder.agencyId ?? 'none'}|${contentHash}`

/** An upload as lists show it. */
export const rowOfUpload = (upload: BulkUploadRecord): Omit<BulkUploadRow, 'uploadId'> & { readonly id: string } => {
  const { contentHash: _, holder, tagIds: __, marks, failed: ___, createdById: ____, jobId: _____, ...rest } = upload
  const { columns: ______, updated: _______, ...row } = rest
  const counts = countsOf(marks)
  const { agencyId, agencyName } = holder
  return {
    ...row,
    rows: marks.length,
    created: counts.CREATED,
    counts,
    ...(agencyId !== undefined && { agencyId: agencyId as BulkUploadRow['agencyId'] }),
    ...(agencyName !== undefined && { agencyName }),
  }
}

/** Uploads of accounts; of one file there is one that is open for an agency. */
export const bulkUploads = defineRecord({
  kind: 'bulkUpload',
  notFound: 'bulk.notFound',
  unique: { open: (upload: BulkUploadRecord) => (isOpenUpload(upload.status) ? contentKey(upload) : undefined) },
  list: {
    scopes: ({ holder }: BulkUploadRecord) => scopesOfRecord({ agencyId: holder.agencyId }),
    sorts: { created: ({ createdAt }: BulkUploadRecord) => createdAt },
    summary: rowOfUpload,
  },
  expiresAt: ({ updated }: BulkUploadRecord) => epochSeconds(updated) + keptSeconds,
})

/** The upload, if it is in the actor's reach. */
export const requireUpload = (id: string, actor: Actor): Promise<Stored<BulkUploadRecord>> =>
  bulkUploads.require(id, ({ holder }) => isTheirs(actor, { agencyId: holder.agencyId }))
