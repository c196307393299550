import type { z } from 'zod'
import type { Actor } from '#functions/_platform/auth/actor.ts'
import type { HistoryChange, HistoryPage } from '#shared/records/historyEntry.ts'
import type { HistoryShare } from '#shared/records/historyShares.ts'
import { historyLines } from './historyLines.ts'
import { isOfStaff } from './namesOfActors.ts'

const isMadeOfParts = (value: unknown): boolean => typeof value === 'object' && value !== null

/** What is made of parts may hold more than its reader's share: of it is told that it changed. */
const told = (change: HistoryChange): HistoryChange =>
  isMadeOfParts(change.before) || isMadeOfParts(change.after) ? { field: change.field, hidden: true } : change

/** What somebody who is not of the provider's staff reads of a write's changes. */
export const shareOf = (share: HistoryShare, actor: Actor, changes: readonly HistoryChange[]): HistoryChange[] => {
  const { agency, insured = agency, status } = share
  const fields = actor.accountType === 'CUSTOMER' ? insured : agency
  return changes.flatMap((change): HistoryChange[] => {
    if (!fields.includes(change.field)) return []
    if (change.field !== 'status' || status === undefined) return [told(change)]
    const [before, after] = [status(change.before), status(change.after)]
    return before === after ? [] : [{ ...change, before, after }]
  })
}

/**
 * The history of a record that the actor has reached. Staff read every field that it tells; others their share, and no line
 * of a write that changed nothing of it.
 */
export const historyFor = async (
  recordId: string,
  actor: Actor,
  share: HistoryShare,
): Promise<z.infer<typeof HistoryPage>> => {
  const page = await historyLines(recordId, actor)
  if (isOfStaff(actor)) return page
  const hits = page.hits
    .map((line) => ({ ...line, changes: shareOf(share, actor, line.changes) }))
    .filter(({ changes }) => changes.length > 0)
  return { ...page, hits }
}
