import type { Actor } from '#functions/_platform/auth/actor.ts'
import { epochSeconds } from '#functions/_platform/clock/clock.ts'
import { type JobRecord, jobs } from '#functions/_platform/jobs/jobs.ts'
import { defineRecord, type Stored } from '#functions/_platform/storage/record.ts'
import type { Maker } from '#functions/auth/public.ts'
import type { ListExport } from '#shared/contracts/platform/exports.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { isOpenJob } from '#shared/records/job/jobLife.ts'

/** So long it is kept that a list was taken; the audit trail keeps it longer. */
const keptSeconds = 30 * 86_400

/** A list that somebody takes away: what was asked for, as whom, and the file once it is there. */
export interface ListExportRecord
  extends Maker,
    Pick<ListExport, 'created' | 'failure' | 'format' | 'id' | 'list' | 'params' | 'query'> {
  readonly id: ListExport['id']
  readonly jobId: string
  readonly lines: number
  /** Words above columns, by the field. */
  readonly heads?: Readonly<Record<string, string>>
  /** Which of the few it is that are made for one person at once. */
  readonly place?: number
  readonly file?: {
    readonly key: string
    readonly size: number
    readonly until: Instant
    readonly isCut: boolean
    /** As what its maker read the list. */
    readonly readAs: string
  }
  /** When it was downloaded last. */
  readonly downloaded?: Instant
}
export type StoredListExport = Stored<ListExportRecord>

/** Whose exports they are: of one person where they work. */
export const exportsOf = ({ userId, organizationId }: Pick<Maker, 'organizationId' | 'userId'>): string =>
  `user:${userId}@${organizationId}`

/** Whether its file is there, or it is known why none is. */
export const isOver = ({ file, failure }: ListExportRecord): boolean => file !== undefined || failure !== undefined

/** What is said of one that ended without saying why. */
export const endedSilently = 'It could not be made. Ask for it again.'

/** As what somebody reads lists: who is something else by now may not have what was read as that. */
export const standingOf = ({ accountType, role, teamIds, agencyIds = [], keeps }: Actor): string =>
  JSON.stringify([accountType, role, teamIds.toSorted(), agencyIds.toSorted(), ...(keeps ? [keeps.toSorted()] : [])])

export const listExports = defineRecord({
  kind: 'listExport',
  notFound: 'export.notFound',
  // 2: a file says as what it was read; of those before, which are there for a day, nobody knows.
  // 3: it says what columns are called.
  version: 3,
  from: {
    1: ({ file, ...old }: ListExportRecord): ListExportRecord =>
      file === undefined ? old : { ...old, file: { ...file, readAs: '' } },
    2: (old: ListExportRecord): ListExportRecord => old,
  },
  history: { hides: ['file'] },
  // However many are asked for at once, a place has one.
  unique: {
    place: (each: ListExportRecord) =>
      each.place === undefined || isOver(each) ? undefined : `${exportsOf(each)} ${each.place}`,
  },
  list: {
    scopes: (each: ListExportRecord) => [exportsOf(each)],
    sorts: { created: ({ created }: ListExportRecord) => created },
    summary: ({ id, created }: ListExportRecord) => ({ id, created }),
  },
  expiresAt: ({ created }: ListExportRecord) => epochSeconds(created) + keptSeconds,
})

/** The export, if it is the actor's own. */
export const requireExport = (id: string, { userId, organizationId }: Actor): Promise<StoredListExport> =>
  listExports.require(id, (each) => each.userId === userId && each.organizationId === organizationId)

/** What is seen of a job. */
type Progress = Pick<JobRecord, 'done' | 'status'>

const statusOf = ({ file, failure }: ListExportRecord, job: Progress | undefined, now: Instant) => {
  if (file !== undefined) return file.until > now ? 'READY' : 'OVER'
  return failure === undefined && job !== undefined && isOpenJob(job.status) ? 'MAKING' : 'FAILED'
}

const shown = (each: ListExportRecord, job: Progress | undefined, now: Instant): ListExport => {
  const { id, list, params, query, format, file, failure, created } = each
  const status = statusOf(each, job, now)
  return {
    id,
    list,
    params,
    query,
    format,
    status,
    lines: file === undefined ? (job?.done ?? 0) : each.lines,
    ...(file !== undefined && { size: file.size, until: file.until, isCut: file.isCut }),
    ...(status === 'FAILED' && { failure: failure ?? endedSilently }),
    created,
  }
}

/** Whether it is neither there nor known why not, and its job is no more at it. */
const isSilent = (each: ListExportRecord, job: Progress | undefined): boolean =>
  !isOver(each) && (job === undefined || !isOpenJob(job.status))

/**
 * Exports as they are, each with its job. A job's end and what came of it are one write: an export that was read before its
 * job ended is read again, so that none seems to have ended without a word.
 */
export const withJobs = async (
  some: readonly StoredListExport[],
): Promise<{ of: StoredListExport; job: JobRecord | undefined }[]> => {
  const begun = new Map((await jobs.byIds(some.map(({ jobId }) => jobId))).map((job) => [String(job.id), job]))
  const silent = some.filter((each) => isSilent(each, begun.get(each.jobId)))
  const again = new Map((await listExports.byIds(silent.map(({ id }) => id))).map((each) => [each.id, each]))
  return some.map((each) => ({ of: again.get(each.id) ?? each, job: begun.get(each.jobId) }))
}

/** Exports as their maker sees them: while one is made, as far as its job is. */
export const shownExports = async (some: readonly StoredListExport[], now: Instant): Promise<ListExport[]> =>
  (await withJobs(some)).map(({ of, job }) => shown(of, job, now))

export const shownExport = async (each: StoredListExport, now: Instant): Promise<ListExport> => {
  const [found = { of: each, job: undefined }] = await withJobs([each])
  return shown(found.of, found.job, now)
}

/** One whose job begins in the same write. */
export const begunExport = (each: ListExportRecord, now: Instant): ListExport =>
  shown(each, { status: 'QUEUED', done: 0 }, now)
