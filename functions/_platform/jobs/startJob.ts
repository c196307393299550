import { ulid } from 'ulid'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { JobId } from '#shared/domain/ids/ids.ts'
import type { DomainEvent } from '#shared/events/events.ts'
import type { Write } from '../storage/record.ts'
import type { AnyJobKind } from './defineJob.ts'
import { isIdle, type JobRecord, jobs, type Named, openKey } from './jobs.ts'

/** To be committed with the change that the job follows. */
export interface Start {
  readonly jobId: JobId
  readonly write: Write
  readonly events: readonly DomainEvent[]
}

/** Who asks for a job, when, and what it is about. */
interface Begun {
  /** The name of who asks. */
  readonly by: string
  /** The user who is to have written what the job writes. */
  readonly byId?: string | undefined
  readonly now: Instant
  readonly about?: readonly Named[] | undefined
}

/** The event that carries a job on. */
export const dueEvent = ({ id, kind, turn }: JobRecord): DomainEvent => ({
  name: 'job.due',
  detail: { jobId: id, kind, turn },
})

/**
 * The write of a job, or of the open one of the same key, which the work joins, and has carried on where nobody does any
 * more. It is written in each case: a chunk that stands on facts of before this commit cannot be committed after it.
 */
export const startJob = async (
  of: Pick<AnyJobKind, 'beginsAnew' | 'keyOf' | 'kind'>,
  asked: unknown,
  { by, byId, now, about }: Begun,
): Promise<Start> => {
  const { key, input } = of.keyOf(asked)
  const open = await jobs.byUnique('open', openKey({ kind: of.kind, key }))
  if (open !== undefined) {
    const again = open.again || of.beginsAnew === true
    const isLeft = isIdle(open, now)
    const next = { ...open, again, updated: now, ...(isLeft && { turn: open.turn + 1, failures: 0 }) }
    return { jobId: open.id, write: jobs.update(open, next), events: isLeft ? [dueEvent(next)] : [] }
  }
  const job: JobRecord = {
    id: JobId.parse(`job_${ulid()}`),
    kind: of.kind,
    key,
    input,
    status: 'QUEUED',
    turn: 0,
    again: false,
    done: 0,
    counts: {},
    notes: [],
    failures: 0,
    startedBy: by,
    ...(byId !== undefined && { startedById: byId }),
    ...(about !== undefined && { about }),
    created: now,
    updated: now,
  }
  return { jobId: job.id, write: jobs.create(job), events: [dueEvent(job)] }
}
