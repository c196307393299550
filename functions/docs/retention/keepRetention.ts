import { z } from 'zod'
import { config } from '#functions/_platform/config/config.ts'
import type { Job } from '#functions/_platform/events/worker.ts'
import { beginJob } from '#functions/_platform/jobs/beginJob.ts'
import { defineJob, type Effect } from '#functions/_platform/jobs/defineJob.ts'
import { walkClosedClaims } from '#functions/claims/public.ts'
import { docTypes } from '#shared/contracts/docs/document.ts'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { dueOn, retentionStep } from '#shared/domain/correspondence/retention.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { retentionOf } from '#shared/regions/retention.ts'
import { documents, type StoredDocument } from '../store/documents.ts'
import { filesOf } from './filesOf.ts'
import { standingOfDocument } from './standingOfDocument.ts'

/** Documents that are looked at together. */
const together = 10

type Step = Omit<Effect, 'cursor'>

/** What is written of a document on a day; undefined where nothing becomes of it. */
const stepOf = async (document: StoredDocument, today: CalendarDate): Promise<Step | undefined> => {
  const standing = await standingOfDocument(document)
  const rule = retentionOf(regionOf(config.region))[standing.as]
  const next = retentionStep(standing, rule, today)
  const { removal: _, ...spared } = document
  if (next.step === 'mark') {
    const removal = { as: standing.as, dueOn: dueOn(standing, rule) ?? today, on: next.removesOn }
    return { writes: [documents.update(document, { ...document, removal })] }
  }
  if (next.step === 'spare') return { writes: [documents.update(document, spared)] }
  if (next.step === 'keep') return undefined
  // The files follow once nothing names them any more.
  const detail = { documentId: document.id, files: filesOf(document) }
  return { writes: [documents.remove(document)], events: [{ name: 'document.retired', detail }] }
}

/** Where a run is: among all documents, or among those of closed claims, which stand in lists of their own. */
const placeOf = (cursor: string | undefined) => {
  const [, list = 'all', after = ''] = /^(all|claims)\|(.*)$/s.exec(cursor ?? '') ?? []
  return { list, after: after || undefined }
}

interface Page {
  readonly ids: readonly string[]
  readonly cursor?: string | undefined
}

const ofAll = async (after: string | undefined): Promise<Page> => {
  const group = docTypes.map(({ docType }) => docType)
  const { ids, cursor } = await documents.walk({ scope: 'all', group, size: together, after })
  return { ids: ids.map(({ id }) => id), cursor: cursor === undefined ? 'claims|' : `all|${cursor}` }
}

/** A claim has few documents: those of one are read whole. */
const ofClaims = async (after: string | undefined): Promise<Page> => {
  const { ids, cursor } = await walkClosedClaims(1, after)
  const rows = await documents.every({ scopes: ids.map(({ id }) => `claim:${id}`) })
  return { ids: rows.map(({ docId }) => docId), ...(cursor !== undefined && { cursor: `claims|${cursor}` }) }
}

/**
 * Goes through all documents as of a day: what is due is told to go in thirty days, what was told and is due still goes, what is
 * held meanwhile is spared (rule: retention). Of a policy that may cover or of an open claim nothing is due. A page is looked
 * at again until nothing of it is left to do, since what was done stands in each document.
 */
export const keepRetention = defineJob({
  kind: 'keepRetention',
  input: z.strictObject({ today: CalendarDate }),
  key: ({ today }) => today,
  async chunk({ today }, { cursor: at }) {
    const { list, after } = placeOf(at)
    const { ids, cursor } = await (list === 'all' ? ofAll(after) : ofClaims(after))
    const effects: Effect[] = []
    for (const document of await documents.byIds(ids)) {
      const step = await stepOf(document, today)
      if (step !== undefined) effects.push({ cursor: `${list}|${after ?? ''}`, ...step })
    }
    return { effects, done: ids.length, ...(cursor !== undefined && { cursor }) }
  },
})

/** Every night. */
export const keepRetentionToday: Job = ({ now }) =>
  beginJob(keepRetention, { today: dateAt(now, regionOf(config.region).timeZone) }, now)
