import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { SandboxStatus } from '#shared/domain/integration/sandbox.ts'
import { defineRecord } from '../storage/record.ts'

/** The state that a sandbox is put back to. */
export interface KeptBook {
  /** Below which name its files lie. */
  readonly name: string
  /** What the clock said. */
  readonly at: Instant
  readonly rows: number
  readonly parts: number
  readonly by: string
}

/** The sandbox that a deployment is. */
export interface SandboxRecord {
  readonly id: string
  /** How many milliseconds its clock is ahead of the world's. */
  readonly ahead: number
  readonly status: SandboxStatus
  /** Counts what it is busy with, piece by piece: a message of a turn that is over does nothing. */
  readonly turn: number
  /** Where its clock is moved to, as epoch milliseconds of its own. */
  readonly until?: number
  readonly done?: number
  readonly total?: number
  /** Where the next piece begins. */
  readonly cursor?: string
  /** What is being kept. */
  readonly keeping?: KeptBook
  readonly kept?: KeptBook
  readonly by?: string
  /** When it was put back last, in epoch milliseconds as queues and streams stamp them: what was under way then belongs to no book any more. */
  readonly resetAt?: number
  /** When it was written last, in the world's epoch milliseconds. */
  readonly writtenAt: number
  readonly error?: string
}

/** One record; a deployment that does business has none. */
export const sandboxes = defineRecord<SandboxRecord>({ kind: 'sandbox', notFound: 'sandbox.none' })

export const sandboxId = 'sbx_one'
