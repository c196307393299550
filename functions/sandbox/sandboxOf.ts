import { worldNow } from '#functions/_platform/clock/clock.ts'
import { config } from '#functions/_platform/config/config.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import { type SandboxRecord, sandboxes, sandboxId } from '#functions/_platform/sandbox/sandboxes.ts'
import type { Stored } from '#functions/_platform/storage/record.ts'
import type { Sandbox } from '#shared/contracts/sandbox/sandbox.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'

/** What it is before anybody did something to it. */
const untouched: SandboxRecord = { id: sandboxId, ahead: 0, status: 'OPEN', turn: 0, writtenAt: 0 }

/** The sandbox as it stands; refused where business is done. */
export const mustBeSandbox = async (): Promise<Stored<SandboxRecord> | undefined> =>
  config.isSandbox ? await sandboxes.byId(sandboxId) : fail('sandbox.none')

/** The sandbox without what belonged to what it was busy with. */
export const rested = (found: SandboxRecord = untouched): SandboxRecord => {
  const { until: _, done: __, total: ___, cursor: ____, keeping: _____, error: ______, ...rest } = found
  return { ...rest, status: 'OPEN' }
}

/** What a clock says that is so many milliseconds ahead of the world's. */
export const clockAhead = (ahead: number): Instant => new Date(worldNow() + ahead).toISOString()

/** What its people are shown of it. */
export const sandboxOf = (found: SandboxRecord = untouched): Sandbox => {
  const { ahead, status, until, done, total, by, kept, error } = found
  return {
    status,
    now: clockAhead(ahead),
    ahead: Math.round(ahead / 1000),
    ...(until !== undefined && { until: new Date(until).toISOString() }),
    ...(done !== undefined && { done }),
    ...(total !== undefined && { total }),
    ...(by !== undefined && { by }),
    ...(kept !== undefined && { kept: { at: kept.at, rows: kept.rows, by: kept.by } }),
    ...(error !== undefined && { error }),
  }
}
