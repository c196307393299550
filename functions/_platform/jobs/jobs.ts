import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { JobId } from '#shared/domain/ids/ids.ts'
import type { JobSummary } from '#shared/records/job/job.ts'
import { isOpenJob } from '#shared/records/job/jobLife.ts'
import type { JobStatus } from '#shared/records/job/jobStatus.ts'
import { epochSeconds } from '../clock/clock.ts'
import { defineRecord } from '../storage/record.ts'

/** A job that has ended is kept for so long. */
const keptSeconds = 90 * 86_400

/** A record, and what it was called. */
export interface Named {
  readonly id: string
  readonly name: string
}

/** Work on many records, done in chunks by the worker of the service whose kind of job it is. */
export interface JobRecord {
  readonly id: JobId
  /** Which work it is: the name of a `defineJob`. */
  readonly kind: string
  /** What it is done to; of the same kind and key there is one open job at most. */
  readonly key: string
  /** As the kind's schema reads it. */
  readonly input: Readonly<Record<string, unknown>>
  readonly status: JobStatus
  /** Where the next chunk begins; at the beginning when there is none. */
  readonly cursor?: string
  /** Counts the messages that carry it on: a message of an earlier turn does nothing. */
  readonly turn: number
  /** It was asked for again after it began, and begins anew when it is through. */
  readonly again: boolean
  /** How many records were looked at. */
  readonly done: number
  /** What came of it, by name: `changed`, `deleted`, `differences`. */
  readonly counts: Readonly<Record<string, number>>
  /** What a person should read of it, the first of all. */
  readonly notes: readonly string[]
  /** How often the chunk at the cursor has failed, and with what. */
  readonly failures: number
  readonly error?: string
  /** The name of who asked for it. */
  readonly startedBy: string
  /** Their id: what the job writes is written by them. */
  readonly startedById?: string
  /** The records that it is about, as they were called when it began. */
  readonly about?: readonly Named[]
  readonly created: Instant
  readonly updated: Instant
  readonly ended?: Instant
}

/**
 * No message of a job takes longer to come again, so that nobody carries on an open job which nobody has written for so long:
 * its worker has died each time.
 */
const idleMilliseconds = 30 * 60_000

/** Whether an open job waits for a message that does not come any more. It is begun again by whoever asks for the work. */
export const isIdle = ({ status, updated }: Pick<JobRecord, 'status' | 'updated'>, now: Instant): boolean =>
  isOpenJob(status) && Date.parse(now) - Date.parse(updated) > idleMilliseconds

/** The unique value of an open job. */
export const openKey = ({ kind, key }: { readonly kind: string; readonly key: string }): string => `${kind}|${key}`

/** A job as its list shows it. */
export const jobSummaryOf = (job: JobRecord): JobSummary => ({
  id: job.id,
  kind: job.kind,
  key: job.key,
  status: job.status,
  done: job.done,
  counts: { ...job.counts },
  startedBy: job.startedBy,
  ...(job.about !== undefined && { about: [...job.about] }),
  created: job.created,
  updated: job.updated,
  ...(job.error !== undefined && { error: job.error }),
  ...(job.ended !== undefined && { ended: job.ended }),
})

/** The jobs of a region, in one list for those who run the platform. */
export const jobs = defineRecord({
  kind: 'job',
  notFound: 'job.notFound',
  version: 3,
  // From the second on, it says which records it is about; from the third on, whose work it does.
  from: { 1: (job: JobRecord) => job, 2: (job: JobRecord) => job },
  history: { hides: ['cursor', 'input', 'notes'] },
  unique: { open: (job: JobRecord) => (isOpenJob(job.status) ? openKey({ kind: job.kind, key: job.key }) : undefined) },
  list: {
    scopes: () => ['all'],
    groups: (job: JobRecord) => [job.status],
    sorts: { created: (job: JobRecord) => job.created },
    summary: jobSummaryOf,
  },
  expiresAt: (job: JobRecord) => (job.ended === undefined ? undefined : epochSeconds(job.ended) + keptSeconds),
})
