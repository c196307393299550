import { moveClock, worldNow } from '#functions/_platform/clock/clock.ts'
import type { Job, Subscriber } from '#functions/_platform/events/worker.ts'
import { log } from '#functions/_platform/log/log.ts'
import { Problem } from '#functions/_platform/problems/problem.ts'
import { type SandboxRecord, sandboxes, sandboxId } from '#functions/_platform/sandbox/sandboxes.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import type { Stored } from '#functions/_platform/storage/record.ts'
import { cutTo } from '#shared/domain/text/characters.ts'
import { callTurn } from '../begin.ts'
import { clockAhead, rested } from '../sandboxOf.ts'
import { keepBook } from './keepBook.ts'
import { passDays } from './passDays.ts'
import type { Means, Piece } from './piece.ts'
import { putBookBack } from './putBookBack.ts'

const pieces = { MOVING: passDays, KEEPING: keepBook, RESETTING: putBookBack } as const satisfies Record<string, Piece>

/** No piece is begun after so many milliseconds of a turn: it stays within a worker's minute. */
const turnMilliseconds = 22_000
/** A piece goes on for so long, so that how far it is can be followed. */
const pieceMilliseconds = 10_000
/** One that nobody has written for so long is carried on by nobody. */
const forgottenMilliseconds = 120_000

/** Has the sandbox be what a piece made of it; the clock with it. */
const become = async (before: Stored<SandboxRecord>, after: SandboxRecord): Promise<void> => {
  await commit([sandboxes.update(before, { ...after, writtenAt: worldNow() })], { aside: true })
  moveClock(after.ahead)
}

const isOvertaken = (error: unknown): boolean => error instanceof Problem && error.code === 'conflict.stale'

/** What cannot go on is left, unless the book is half put back: that is tried again. */
const giveUp = async (turn: number, error: unknown): Promise<void> => {
  const sandbox = await sandboxes.byId(sandboxId)
  if (sandbox === undefined || sandbox.turn !== turn || sandbox.status === 'OPEN') return
  log.error('a sandbox could not be carried on', { status: sandbox.status, error })
  if (sandbox.status === 'RESETTING') throw error
  const told = cutTo(error instanceof Error ? error.message : String(error), 300)
  await become(sandbox, { ...rested(sandbox), error: told })
}

const takeTurn = async (turn: number, means: Means): Promise<void> => {
  const began = performance.now()
  const isAfter = (milliseconds: number, from: number) => performance.now() - from > milliseconds
  for (;;) {
    const sandbox = await sandboxes.byId(sandboxId)
    if (sandbox === undefined || sandbox.turn !== turn || sandbox.status === 'OPEN') return
    moveClock(sandbox.ahead)
    if (isAfter(turnMilliseconds, began)) {
      await become(sandbox, { ...sandbox, turn: turn + 1 })
      return callTurn(turn + 1, clockAhead(sandbox.ahead))
    }
    const at = performance.now()
    await become(
      sandbox,
      await pieces[sandbox.status](sandbox, { ...means, isLate: () => isAfter(pieceMilliseconds, at) }),
    )
  }
}

/** Carries on with what the sandbox is busy with, as long as a turn lasts, and calls the next. */
export const carryOn =
  (means: Means): Subscriber<'sandbox.due'> =>
  ({ detail: { turn } }) =>
    takeTurn(turn, means).catch((error: unknown) => (isOvertaken(error) ? undefined : giveUp(turn, error)))

/** Has somebody carry on where nobody does any more. */
export const goOn: Job = async () => {
  const sandbox = await sandboxes.byId(sandboxId)
  if (sandbox === undefined || sandbox.status === 'OPEN') return { met: 0 }
  if (worldNow() - sandbox.writtenAt < forgottenMilliseconds) return { met: 0 }
  await callTurn(sandbox.turn, clockAhead(sandbox.ahead))
  return { met: 1 }
}
