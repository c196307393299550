import { z } from 'zod'
import { config } from '#functions/_platform/config/config.ts'
import { defineJob } from '#functions/_platform/jobs/defineJob.ts'
import { rowsOfWrites } from '#functions/_platform/storage/commit.ts'
import type { Write } from '#functions/_platform/storage/record.ts'
import {
  accountsOfCompanies,
  companyOfRow,
  openAccount,
  standingAccounts,
  tagsAsTheyStand,
} from '#functions/account/public.ts'
import type { RowOutcome } from '#shared/domain/account/uploadWords.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { DomainEvent } from '#shared/events/events.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { standingOf } from '../rows/standingOf.ts'
import { type BulkUploadRecord, bulkUploads } from '../store/bulkUploads.ts'
import { marked, placesOf } from '../store/marks.ts'
import { rowsAt } from '../store/rowFiles.ts'
import { uploadedRowId, uploadedRows } from '../store/uploadedRows.ts'
import { after } from '../uploads/uploadAction.ts'

/** Rows that are looked at together; as many as fit become accounts in one commit. */
const together = 6

/** Of the rows of a commit that a job leaves to its effects, those of accounts and their events. */
const mostRows = 86

interface NextRow {
  /** Its place among the rows of the file, from 0. */
  readonly place: number
  readonly id: string
  readonly company: ReturnType<typeof companyOfRow>
}

const nextRows = async (upload: BulkUploadRecord): Promise<NextRow[]> => {
  const places = placesOf(upload.marks, 'READY').slice(0, together)
  const region = regionOf(config.region)
  const rows = await rowsAt(upload.id, places)
  return rows.flatMap(({ row, company }, index) => {
    const place = places[index]
    if (company === undefined || place === undefined) return []
    return [{ place, id: uploadedRowId(upload, row), company: companyOfRow(company, region) }]
  })
}

/** What comes of a row: what it is from then on, and for an account what is to be committed. */
interface Outcome {
  readonly place: number
  readonly outcome: RowOutcome
  readonly writes: readonly Write[]
  readonly events: readonly DomainEvent[]
}

const outcomesOf = async (
  rows: readonly NextRow[],
  { holder }: BulkUploadRecord,
  { tags, now }: { readonly tags: readonly string[]; readonly now: Instant },
): Promise<Outcome[]> => {
  const [existing, made] = await Promise.all([
    accountsOfCompanies(rows.map(({ company }) => company)),
    uploadedRows.byIds(rows.map(({ id }) => id)),
  ])
  const known = new Map(made.map((each) => [each.id, each]))
  const stands = await standingAccounts(made.map(({ accountId }) => accountId))
  return Promise.all(
    rows.map(async ({ place, id, company }, index): Promise<Outcome> => {
      const before = known.get(id)
      const account = existing[index]
      const standing = standingOf(account, { cbid: company.cbid, holder })
      const nothing = { place, writes: [], events: [] }
      if (standing === 'OTHERS') return { ...nothing, outcome: 'REFUSED' }
      const isMade = before !== undefined && stands.has(before.accountId)
      if (standing === 'THEIRS' || isMade) return { ...nothing, outcome: 'EXISTING' }
      const region = regionOf(config.region)
      const opening = await openAccount({ company, holder, existing: account, tags, scan: 'later', region, now })
      const row = { id, accountId: opening.account.id, created: now }
      const told = before === undefined ? uploadedRows.create(row) : uploadedRows.update(before, row)
      return { place, outcome: 'CREATED', writes: [...opening.writes, told], events: opening.events }
    }),
  )
}

/** The first of the outcomes, as many as go into one commit. */
const fitting = (outcomes: readonly Outcome[], before: readonly Write[]): readonly Outcome[] => {
  let size = rowsOfWrites(before)
  const over = outcomes.findIndex(({ writes, events }) => {
    size += rowsOfWrites(writes) + events.length
    return size > mostRows
  })
  return over === -1 ? outcomes : outcomes.slice(0, Math.max(1, over))
}

/**
 * Makes accounts of the rows of an upload that may become some. Each row's account, that it was made and how far the upload
 * is are one commit, so that whoever goes on begins at the very next row.
 */
export const createAccounts = defineJob({
  kind: 'createAccounts',
  input: z.strictObject({ uploadId: z.string() }),
  key: ({ uploadId }) => uploadId,
  effect: 'steps',
  async chunk({ uploadId }, { now }) {
    const upload = await bulkUploads.byId(uploadId)
    if (upload?.status !== 'CREATING') return { done: 0 }
    const [rows, tags] = await Promise.all([nextRows(upload), tagsAsTheyStand(upload.tagIds)])
    const outcomes = fitting(await outcomesOf(rows, upload, { tags: tags.names, now }), tags.writes)
    const marks = marked(upload.marks, new Map(outcomes.map(({ place, outcome }) => [place, outcome])))
    const isThrough = placesOf(marks, 'READY').length === 0
    const status = isThrough ? after(upload.status, 'finish') : upload.status
    const cursor = String((outcomes.at(-1)?.place ?? 0) + 1)
    const writes = [
      bulkUploads.update(upload, { ...upload, status, marks, updated: now }),
      ...tags.writes,
      ...outcomes.flatMap((each) => each.writes),
    ]
    return {
      effects: [{ cursor, writes, events: outcomes.flatMap(({ events }) => events) }],
      done: outcomes.length,
      counts: { created: outcomes.filter(({ outcome }) => outcome === 'CREATED').length },
      ...(!isThrough && { cursor }),
    }
  },
})
