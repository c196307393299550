import { z } from 'zod'
import { config } from '#functions/_platform/config/config.ts'
import { readFile } from '#functions/_platform/files/files.ts'
import { defineJob } from '#functions/_platform/jobs/defineJob.ts'
import { startJob } from '#functions/_platform/jobs/startJob.ts'
import { industryAppetite } from '#functions/account/public.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { yearAt } from '#shared/domain/calendar/months.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { readUpload } from '../reading/readUpload.ts'
import { type Check, checkRows } from '../rows/checkRows.ts'
import { judgeRows } from '../rows/judgeRows.ts'
import { type BulkUploadRecord, bulkUploads } from '../store/bulkUploads.ts'
import { countsOf, marksOf } from '../store/marks.ts'
import { filePlace } from '../store/places.ts'
import { type JudgedRow, keepRows } from '../store/rowFiles.ts'
import { after } from '../uploads/uploadAction.ts'
import { createAccounts } from './createAccounts.ts'

/** Of the refused rows so many are told with the upload itself. */
const mostFailed = 100

const failedOf = (rows: readonly JudgedRow[]): BulkUploadRecord['failed'] =>
  rows
    .filter(({ outcome }) => outcome === 'REFUSED')
    .slice(0, mostFailed)
    .map(({ row, problems = [] }) => ({
      row,
      detail: problems.map(({ column, detail }) => `${column} ${detail}`).join('; '),
    }))

const checked = async ({ id, fileName }: BulkUploadRecord, now: Instant): Promise<Check> => {
  const bytes = await readFile(filePlace(id))
  if (bytes === undefined) throw new Error(`The file of ${id} is not there.`)
  const { lines, refused } = await readUpload({ fileName, bytes })
  if (lines === undefined) return { refused }
  const region = regionOf(config.region)
  return checkRows(lines, { region, currentYear: yearAt(now, region.timeZone) })
}

const judged = async (upload: BulkUploadRecord, check: Extract<Check, { refused?: never }>, now: Instant) => {
  const region = regionOf(config.region)
  const appetite = await industryAppetite(region.code, dateAt(now, region.timeZone))
  return judgeRows(check.rows, { upload, region, isSupported: (code) => appetite(code).isSupported })
}

/**
 * Reads the file of an upload, checks its rows and says what would come of each, and makes nothing of them. Where the setting
 * asks for it, the making begins in the same commit.
 */
export const checkUpload = defineJob({
  kind: 'checkUpload',
  input: z.strictObject({ uploadId: z.string() }),
  key: ({ uploadId }) => uploadId,
  effect: 'checked',
  async chunk({ uploadId }, { now }) {
    const upload = await bulkUploads.byId(uploadId)
    if (upload?.status !== 'CHECKING') return { done: 0 }
    const check = await checked(upload, now)
    if (check.refused !== undefined) {
      const status = after(upload.status, 'tell', {}, 'REFUSED')
      const write = bulkUploads.update(upload, { ...upload, status, refusal: check.refused, updated: now })
      return { effects: [{ cursor: 'told', writes: [write] }], done: 0 }
    }
    const rows = await judged(upload, check, now)
    await keepRows(uploadId, rows)
    const marks = marksOf(rows.map(({ outcome }) => outcome))
    const { READY, REFUSED } = countsOf(marks)
    const isWanted =
      upload.accountCreation === 'GOOD_ROWS' || (upload.accountCreation === 'ALL_OR_NONE' && REFUSED === 0)
    const start =
      isWanted && READY > 0
        ? await startJob(createAccounts, { uploadId }, { by: upload.createdBy, byId: upload.createdById, now })
        : undefined
    const next = {
      ...upload,
      status: after(upload.status, 'tell', {}, start === undefined ? 'CHECKED' : 'CREATING'),
      columns: [...check.columns],
      marks,
      failed: failedOf(rows),
      ...(start && { jobId: start.jobId }),
      updated: now,
    }
    const writes = [bulkUploads.update(upload, next), ...(start ? [start.write] : [])]
    return { effects: [{ cursor: 'told', writes, ...(start && { events: start.events }) }], done: rows.length }
  },
})
