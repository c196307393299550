import { moveClock, worldNow } from '../clock/clock.ts'
import { config } from '../config/config.ts'
import { held } from '../held/held.ts'
import { fail } from '../problems/problem.ts'
import type { Stored } from '../storage/record.ts'
import { type SandboxRecord, sandboxes, sandboxId } from './sandboxes.ts'

/** So long what was read is believed, in milliseconds of the world: so soon a moved clock is followed. */
export const believed = 1000

const following = held((): { readAt: number; sandbox: Stored<SandboxRecord> | undefined } => ({
  readAt: 0,
  sandbox: undefined,
}))

/**
 * In a sandbox, reads where its clock stands and whether it is busy, once a second at most, and sets the clock; elsewhere
 * nothing. Functions that have no table need no clock.
 */
export const followSandbox = async (): Promise<SandboxRecord | undefined> => {
  if (!config.isSandbox || !config.hasTable) return undefined
  const known = following()
  if (worldNow() - known.readAt >= believed) {
    known.sandbox = await sandboxes.byId(sandboxId)
    known.readAt = worldNow()
  }
  moveClock(known.sandbox?.ahead ?? 0)
  return known.sandbox
}

/**
 * Refuses what would come between what a sandbox is busy with: anything while its book is put back, and what changes
 * something while it is kept. Who signs in changes nothing of the book.
 */
export const refuseWhileBusy = (
  sandbox: SandboxRecord | undefined,
  { service, isSafe, isPublic }: { readonly service: string; readonly isSafe: boolean; readonly isPublic: boolean },
): void => {
  // What a page asks first is no part of the book.
  if (sandbox === undefined || service === 'sandbox' || (service === 'platform' && isPublic)) return
  const { status } = sandbox
  if (status === 'RESETTING' || (status === 'KEEPING' && !isSafe && service !== 'auth')) fail('sandbox.closed')
}

/** Whether something came of a book that the sandbox was put back from since, or is being: nobody is to act on it. */
export const isOfBookBefore = (sandbox: SandboxRecord | undefined, sentAt?: number): boolean =>
  sandbox !== undefined &&
  (sandbox.status === 'RESETTING' ||
    (sentAt !== undefined && sandbox.resetAt !== undefined && sentAt <= sandbox.resetAt))
