import type { z } from 'zod'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { DomainEvent } from '#shared/events/events.ts'
import type { Write } from '../storage/record.ts'

/** What a chunk does to one record, committed with where the job then stands: all of it, once, or nothing. */
export interface Effect {
  /** Where the next chunk begins once this is done. */
  readonly cursor: string
  readonly writes: readonly Write[]
  readonly events?: readonly DomainEvent[]
}

/** A part of a job, of at most 30 seconds. */
export interface Chunk {
  /** In their order. As many as fit are committed with one write of the job; the rest is asked for again. */
  readonly effects?: readonly Effect[]
  /** Where the next chunk begins when all effects are done; none at the end. */
  readonly cursor?: string
  /**
   * What is written once with the effects that are committed together, of their writes and whether they are all of the
   * chunk: a record that all of them stand on. It takes two rows at most.
   */
  readonly beside?: (writes: readonly Write[], isWhole: boolean) => readonly Write[]
  /** How many records were looked at. */
  readonly done: number
  /** What came of it besides, by name; effects are counted by themselves. */
  readonly counts?: Readonly<Record<string, number>>
  readonly notes?: readonly string[]
}

/** What is committed with a job's failure. */
export interface Told {
  readonly writes: readonly Write[]
  readonly events?: readonly DomainEvent[]
}

/** When a job failed, for whom, and how far it had come. */
export interface Failed {
  /** The user who asked for it. */
  readonly byId: string | undefined
  readonly done: number
  readonly now: Instant
}

/**
 * A kind of job. `chunk` reads the records from the cursor on and says what becomes of them; it is asked again for what
 * was not committed, so what it does besides its effects must be harmless to repeat.
 */
export interface JobKind<Input extends Record<string, unknown>> {
  readonly kind: string
  readonly input: z.ZodType<Input>
  /** What it is done to: two at once of one key become one. */
  readonly key: (input: Input) => string
  /** Asked for again while it is under way it begins anew afterwards, because it has passed what changed since. */
  readonly beginsAnew?: true
  /** Under which name its effects are counted. */
  readonly effect?: string
  /** Tells those whose work it was that it failed; staff see it among the jobs in any case. */
  readonly failed?: (input: Input, at: Failed) => Promise<Told>
  readonly chunk: (input: Input, at: { readonly cursor: string | undefined; readonly now: Instant }) => Promise<Chunk>
}

/** A kind whatever its input: it reads that by itself. */
export interface AnyJobKind extends Omit<JobKind<Record<string, unknown>>, 'chunk' | 'failed' | 'input' | 'key'> {
  readonly keyOf: (input: unknown) => { readonly key: string; readonly input: Readonly<Record<string, unknown>> }
  readonly failed?: ((input: unknown, at: Failed) => Promise<Told>) | undefined
  readonly chunk: (input: unknown, at: { readonly cursor: string | undefined; readonly now: Instant }) => Promise<Chunk>
}

/** Declares a kind of job; the worker of its service runs it when it is named in `runJobs`. */
export const defineJob = <Input extends Record<string, unknown>>({
  input: schema,
  key,
  chunk,
  failed,
  ...rest
}: JobKind<Input>) => ({
  ...rest,
  failed: failed && ((input: unknown, at: Failed) => failed(schema.parse(input), at)),
  keyOf: (input: unknown) => {
    const read = schema.parse(input)
    return { key: key(read), input: read }
  },
  chunk: (input: unknown, at: { readonly cursor: string | undefined; readonly now: Instant }) =>
    chunk(schema.parse(input), at),
})
