import { ulid } from 'ulid'
import { worldNow } from '#functions/_platform/clock/clock.ts'
import { publish } from '#functions/_platform/events/bus.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import { type SandboxRecord, sandboxes } from '#functions/_platform/sandbox/sandboxes.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import type { Stored } from '#functions/_platform/storage/record.ts'
import type { Sandbox } from '#shared/contracts/sandbox/sandbox.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { SandboxStatus } from '#shared/domain/integration/sandbox.ts'
import { rested, sandboxOf } from './sandboxOf.ts'

const doing = { MOVING: 'moving its clock', KEEPING: 'being kept', RESETTING: 'being put back' } as const

/** Has the worker take a turn. It goes past the outbox, which rests while the book is put back. */
export const callTurn = (turn: number, at: Instant): Promise<void> =>
  publish([{ id: `evt_${ulid()}`, name: 'sandbox.due', detail: { turn }, at }])

/** Begins what a sandbox is then busy with; refused while it is busy already. Of two at once one begins. */
export const begin = async (
  before: Stored<SandboxRecord> | undefined,
  task: Pick<SandboxRecord, 'keeping' | 'total' | 'until'> & { readonly status: Exclude<SandboxStatus, 'OPEN'> },
  { by, now }: { readonly by: string; readonly now: Instant },
): Promise<Sandbox> => {
  if (before !== undefined && before.status !== 'OPEN') fail('sandbox.busy', { data: { doing: doing[before.status] } })
  const next = { ...rested(before), ...task, turn: (before?.turn ?? 0) + 1, done: 0, by, writtenAt: worldNow() }
  await commit([before === undefined ? sandboxes.create(next) : sandboxes.update(before, next)])
  await callTurn(next.turn, now)
  return sandboxOf(next)
}
