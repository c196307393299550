import type { z } from 'zod'
import type { Actor } from '#functions/_platform/auth/actor.ts'
import { shareOf } from '#functions/_platform/auth/shareOf.ts'
import type { HistoryPage } from '#shared/records/historyEntry.ts'
import type { HistoryShare } from '#shared/records/historyShares.ts'
import { historyLines } from './historyLines.ts'
import { isOfStaff } from './namesOfActors.ts'

/** Of a record that not all of the staff read whole: whether this actor does. */
interface Circle {
  readonly whole: boolean
}

/**
 * The history of a record that the actor has reached. Staff read every field that it tells, where some of them read the
 * record whole these alone; others their share, and no line of a write that changed nothing of it.
 */
export const historyFor = async (
  recordId: string,
  actor: Actor,
  share: HistoryShare,
  { whole }: Circle = { whole: true },
): Promise<z.infer<typeof HistoryPage>> => {
  const page = await historyLines(recordId, actor)
  if (isOfStaff(actor) && whole) return page
  const hits = page.hits
    .map((line) => ({ ...line, changes: shareOf(share, actor, line.changes) }))
    .filter(({ changes }) => changes.length > 0)
  return { ...page, hits }
}
