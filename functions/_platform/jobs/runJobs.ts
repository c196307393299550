import type { Instant } from '#shared/domain/calendar/instant.ts'
import { cutTo } from '#shared/domain/text/characters.ts'
import { isOpenJob } from '#shared/records/job/jobLife.ts'
import { now } from '../clock/clock.ts'
import type { Subscriber } from '../events/worker.ts'
import { currentTrace, log } from '../log/log.ts'
import { isOverload } from '../problems/overload.ts'
import { Problem } from '../problems/problem.ts'
import { commit, rowsOfWrites } from '../storage/commit.ts'
import type { Stored } from '../storage/record.ts'
import { retryStale } from '../storage/retryStale.ts'
import type { AnyJobKind, Chunk, Effect, Told } from './defineJob.ts'
import { type JobRecord, jobs } from './jobs.ts'
import { dueEvent } from './startJob.ts'

/**
 * No chunk is begun after so many milliseconds of one invocation, however many messages it was handed: with its last chunk
 * it stays within a worker's minute.
 */
const turnMilliseconds = 20_000
/** Of a transaction's hundred rows, those that are left to effects by the job's own and the outbox's. */
const mostRows = 85
/** The first of what a person should read. */
const mostNotes = 50
/** A chunk that fails so often fails the job. */
const mostFailures = 3

/** The first of the effects, as many as go into one transaction; a record is written once in each. */
const fitting = (effects: readonly Effect[]): readonly Effect[] => {
  const written = new Set<string>()
  let rows = 0
  const over = effects.findIndex(({ writes, events = [] }) => {
    const ids = writes.map(({ before, after }) => after?.id ?? before?.id ?? '')
    rows += rowsOfWrites(writes) + events.length
    const isOver = rows > mostRows || ids.some((id) => written.has(id))
    for (const id of ids) written.add(id)
    return isOver
  })
  // One that is too large alone is committed alone, and refused as such.
  return over === -1 ? effects : effects.slice(0, Math.max(1, over))
}

const added = (a: Readonly<Record<string, number>>, b: Readonly<Record<string, number>>) =>
  Object.fromEntries(
    [...new Set([...Object.keys(a), ...Object.keys(b)])].map((name) => [name, (a[name] ?? 0) + (b[name] ?? 0)]),
  )

/** The job when this much of a chunk is done. */
const advanced = (job: JobRecord, chunk: Chunk, effects: readonly Effect[], of: AnyJobKind, at: Instant): JobRecord => {
  const isWhole = effects.length === (chunk.effects?.length ?? 0)
  const cursor = isWhole ? chunk.cursor : effects.at(-1)?.cursor
  const counts = isWhole ? (chunk.counts ?? {}) : {}
  const { cursor: _, error: __, ...rest } = job
  const isThrough = cursor === undefined
  return {
    ...rest,
    status: isThrough && !job.again ? 'DONE' : 'RUNNING',
    again: job.again && !isThrough,
    ...(cursor !== undefined && { cursor }),
    done: job.done + (isWhole ? chunk.done : effects.length),
    counts: added(job.counts, { ...counts, ...(effects.length > 0 && { [of.effect ?? 'changed']: effects.length }) }),
    notes: [...job.notes, ...((isWhole && chunk.notes) || [])].slice(0, mostNotes),
    failures: 0,
    updated: at,
    ...(isThrough && !job.again && { ended: at }),
  }
}

/** What another attempt may find gone: a lost race, a table or a store of files that is busy or away. It is no failure of the job. */
const isPassing = (error: unknown): boolean =>
  error instanceof Problem ? error.code === 'conflict.stale' || error.code === 'server.unavailable' : isOverload(error)

/** The longest wait between two attempts in one turn. */
const longestPause = 4000
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Tries again what passes, for as long as the turn has time: its message comes three times at most. */
const inspiteOfPassing = async <Result>(work: () => Promise<Result>, isLate: () => boolean): Promise<Result> => {
  for (let wait = 50; ; wait = Math.min(2 * wait, longestPause)) {
    try {
      return await work()
    } catch (error) {
      if (!isPassing(error) || isLate()) throw error
      await pause(wait * (0.5 + Math.random() / 2))
    }
  }
}

/** What tells those whose job failed. What cannot be told keeps no job from failing. */
const tellingOf = async (of: AnyJobKind, job: JobRecord, at: Instant): Promise<Told> => {
  try {
    return (await of.failed?.(job.input, { byId: job.startedById, done: job.done, now: at })) ?? { writes: [] }
  } catch (error) {
    log.error('nobody is told that a job failed', { jobId: job.id, kind: job.kind, error })
    return { writes: [] }
  }
}

const noteFailure = (of: AnyJobKind, { id, turn }: { readonly id: string; readonly turn: number }, error: unknown) =>
  retryStale(async (): Promise<boolean> => {
    const job = await jobs.byId(id)
    if (job === undefined || job.turn !== turn || !isOpenJob(job.status)) return true
    const failures = job.failures + 1
    const isLast = failures >= mostFailures
    const at = now()
    const { writes, events = [] } = isLast ? await tellingOf(of, job, at) : { writes: [] }
    const noted = jobs.update(job, {
      ...job,
      failures,
      error: cutTo(error instanceof Error ? error.message : String(error), 300),
      updated: at,
      ...(isLast && { status: 'FAILED', ended: at }),
    })
    await commit([noted, ...writes], { events })
    return isLast
  })

/** Leaves what is still to be done to another message. */
const handOn = async (job: Stored<JobRecord>): Promise<undefined> => {
  const next = { ...job, turn: job.turn + 1, updated: now() }
  await commit([jobs.update(job, next)], { events: [dueEvent(next)] })
}

/** One chunk, and one commit of it; answers the job as it then is, or undefined when there is nothing to do in this turn. */
const step = async (
  of: AnyJobKind,
  { id, turn, isLate }: { readonly id: string; readonly turn: number; readonly isLate: () => boolean },
): Promise<Stored<JobRecord> | undefined> => {
  const job = await jobs.byId(id)
  if (job === undefined || job.turn !== turn || !isOpenJob(job.status)) return undefined
  if (isLate()) return handOn(job)
  // What a job writes is written by who has it done.
  const trace = currentTrace()
  if (trace !== undefined && job.startedById !== undefined) trace.actor = job.startedById
  const at = now()
  const chunk = await of.chunk(job.input, { cursor: job.cursor, now: at })
  const effects = fitting(chunk.effects ?? [])
  const next = advanced(job, chunk, effects, of, at)
  const writes = effects.flatMap((effect) => effect.writes)
  const beside = chunk.beside?.(writes, effects.length === (chunk.effects?.length ?? 0)) ?? []
  await commit([...writes, ...beside, jobs.update(job, next)], {
    events: effects.flatMap(({ events = [] }) => events),
  })
  return isOpenJob(next.status) ? { ...next, version: job.version + 1 } : undefined
}

/**
 * Carries jobs of these kinds on, a message at a time. Effects and the job's place are one commit over the job that was
 * read: a chunk takes effect once, however often a message comes and wherever a worker dies, and not after the job was
 * stopped or asked for anew. A chunk that fails comes again with its message, and fails the job at the third time; what
 * passes is tried again in the same turn, then left to the message.
 */
export const runJobs =
  (kinds: readonly AnyJobKind[]): Subscriber<'job.due'> =>
  async ({ detail: { jobId: id, kind, turn } }) => {
    const of = kinds.find((each) => each.kind === kind)
    if (of === undefined) return
    const { called = performance.now() } = currentTrace() ?? {}
    const isLate = () => performance.now() - called > turnMilliseconds
    try {
      const next = () => inspiteOfPassing(() => retryStale(() => step(of, { id, turn, isLate })), isLate)
      while ((await next()) !== undefined);
    } catch (error) {
      if (isPassing(error)) throw error
      log.error('a chunk of a job failed', { jobId: id, kind, error })
      if (!(await noteFailure(of, { id, turn }, error))) throw error
    }
  }
