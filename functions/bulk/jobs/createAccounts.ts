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
const together = 8

/** Of the rows of a commit that a job leaves to its effects, those of accounts, their events and the upload. */
const mostRows = 80

/** What comes of the next rows: writes and events of those that fit, and each one's outcome. */
interface Step {
  readonly writes: Write[]
  readonly events: DomainEvent[]
  readonly outcomes: Map<number, RowOutcome>
}

const stepOf = async (upload: BulkUploadRecord, places: readonly number[], now: Instant): Promise<Step> => {
  const region = regionOf(config.region)
  const { holder } = upload
  const rows = (await rowsAt(upload.id, places)).flatMap(({ row, company }, index) => {
    const place = places[index]
    if (company === undefined || place === undefined) return []
    return [{ place, id: uploadedRowId(upload, row), company: companyOfRow(company, region) }]
  })
  const existing = await accountsOfCompanies(rows.map(({ company }) => company))
  const known = new Map((await uploadedRows.byIds(rows.map(({ id }) => id))).map((each) => [each.id, each]))
  const stands = await standingAccounts([...known.values()].map(({ accountId }) => accountId))
  const tags = await tagsAsTheyStand(upload.tagIds)
  const step: Step = { writes: [...tags.writes], events: [], outcomes: new Map() }
  for (const [index, { place, id, company }] of rows.entries()) {
    const before = known.get(id)
    const account = existing[index]
    const standing = standingOf(account, { cbid: company.cbid, holder })
    if (standing !== 'FREE' || (before !== undefined && stands.has(before.accountId))) {
      step.outcomes.set(place, standing === 'OTHERS' ? 'REFUSED' : 'EXISTING')
      continue
    }
    const wanted = { company, holder, existing: account, tags: tags.names, scan: 'later', region, now } as const
    const opening = await openAccount(wanted)
    const row = { id, accountId: opening.account.id, created: now }
    const writes = [
      ...opening.writes,
      before === undefined ? uploadedRows.create(row) : uploadedRows.update(before, row),
    ]
    const size = rowsOfWrites([...step.writes, ...writes]) + step.events.length + opening.events.length
    if (size > mostRows && step.outcomes.size > 0) break
    step.writes.push(...writes)
    step.events.push(...opening.events)
    step.outcomes.set(place, 'CREATED')
  }
  return step
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
    const places = placesOf(upload.marks, 'READY').slice(0, together)
    const { writes, events, outcomes } = await stepOf(upload, places, now)
    const marks = marked(upload.marks, outcomes)
    const isThrough = placesOf(marks, 'READY').length === 0
    const status = isThrough ? after(upload.status, 'finish') : upload.status
    const effect = {
      writes: [bulkUploads.update(upload, { ...upload, status, marks, updated: now }), ...writes],
      events,
    }
    const cursor = String((places.at(-1) ?? 0) + 1)
    const created = [...outcomes.values()].filter((outcome) => outcome === 'CREATED').length
    return {
      effects: [{ cursor, ...effect }],
      done: outcomes.size,
      counts: { created },
      ...(!isThrough && { cursor }),
    }
  },
})
