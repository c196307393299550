import { z } from 'zod'
import { accountCreations, rowOutcomes } from '#shared/domain/account/uploadWords.ts'
import { Instant } from '#shared/domain/calendar/instant.ts'
import { AccountId, AgencyId, BulkUploadId } from '#shared/domain/ids/ids.ts'
import { bulkUploadStatuses } from '#shared/records/bulkUpload/bulkUploadStatus.ts'

/** How many rows have come to what. */
export const OutcomeCounts = z.object({ READY: z.int(), CREATED: z.int(), EXISTING: z.int(), REFUSED: z.int() })
export type OutcomeCounts = z.infer<typeof OutcomeCounts>

/** What is wrong with a cell of a row, and what to do now. */
export const RowProblem = z.object({ row: z.int(), column: z.string(), detail: z.string(), cure: z.string() })
export type RowProblem = z.infer<typeof RowProblem>

/** A row of an upload with what comes of it. */
export const BulkRow = z.object({
  row: z.int().describe('Its number as a spreadsheet shows it.'),
  name: z.string(),
  outcome: z.enum(rowOutcomes),
  accountId: AccountId.optional().describe('The account that was made of it or was there, where it is the caller’s.'),
  problems: z.array(RowProblem),
})
export type BulkRow = z.infer<typeof BulkRow>

/** An upload as lists show it. */
export const BulkUploadRow = z.object({
  uploadId: BulkUploadId,
  fileName: z.string(),
  status: z.enum(bulkUploadStatuses),
  rows: z.int(),
  created: z.int().describe('How many accounts were made.'),
  counts: OutcomeCounts,
  isHalted: z.boolean().optional().describe('Its work came to a halt, and goes on when it is asked for again.'),
  refusal: z.string().optional().describe('Why none of the file was looked at, and what to do now.'),
  accountCreation: z.enum(accountCreations),
  redAccounts: z.boolean(),
  tags: z.array(z.string()),
  agencyId: AgencyId.optional(),
  agencyName: z.string().optional(),
  createdBy: z.string(),
  createdAt: Instant,
})
export type BulkUploadRow = z.infer<typeof BulkUploadRow>

/** An upload with how its columns were read and the first rows that are refused. */
export const BulkUpload = BulkUploadRow.extend({
  columns: z
    .array(z.object({ header: z.string(), field: z.string().optional() }))
    .describe('The columns of the file in their order, with what each was read as; nothing for one that is not read.'),
  failed: z.array(z.object({ row: z.int(), detail: z.string() })).describe('The first hundred of the refused rows.'),
})
export type BulkUpload = z.infer<typeof BulkUpload>
