import type { HistoryChange } from '#shared/records/historyEntry.ts'
import type { HistoryShare } from '#shared/records/historyShares.ts'
import type { Actor } from './actor.ts'

const isMadeOfParts = (value: unknown): boolean => typeof value === 'object' && value !== null

const isWords = (value: unknown): boolean =>
  value === undefined || (Array.isArray(value) && value.every((each) => typeof each === 'string'))

/** What is made of parts may hold more than its reader's share: of it is told that it changed. */
const told = (change: HistoryChange, lists: readonly string[]): HistoryChange =>
  (lists.includes(change.field) && isWords(change.before) && isWords(change.after)) || change.hidden === true
    ? change
    : isMadeOfParts(change.before) || isMadeOfParts(change.after)
      ? { field: change.field, hidden: true }
      : change

/** What of a share is of an insured's people, of a vendor's, and of all others'. */
const fieldsFor = ({ agency, insured = agency, vendor = agency }: HistoryShare, { accountType }: Actor) => {
  if (accountType === 'CUSTOMER') return insured
  return accountType === 'VENDOR' ? vendor : agency
}

/** What somebody who is not of the provider's staff reads of a write's changes. */
export const shareOf = (share: HistoryShare, actor: Actor, changes: readonly HistoryChange[]): HistoryChange[] => {
  const { status, lists = [] } = share
  const fields = fieldsFor(share, actor)
  return changes.flatMap((change): HistoryChange[] => {
    if (!fields.includes(change.field)) return []
    if (change.field !== 'status' || status === undefined) return [told(change, lists)]
    const [before, after] = [status(change.before), status(change.after)]
    return before === after ? [] : [{ ...change, before, after }]
  })
}
