import { etagHeader, etagOf } from '#shared/contract/etag.ts'
import { fieldsOf, type Operation } from '#shared/contract/operation.ts'
import type { ProblemError } from '#shared/contract/problems.ts'
import type { HistoryChange } from '#shared/records/historyEntry.ts'
import { type HistoryShare, historyShares } from '#shared/records/historyShares.ts'
import type { Actor } from '../auth/actor.ts'
import { shareOf } from '../auth/shareOf.ts'
import type { Changed, ChangedSince } from '../problems/changedSince.ts'
import { Problem } from '../problems/problem.ts'
import { historyOf } from '../storage/history.ts'

/** More writes are not gone through. */
const mostWrites = 50
/** More fields are not told. */
const mostFields = 50
/** Of a longer text is told that it changed. */
const longestValue = 200

const shares: Readonly<Record<string, HistoryShare | undefined>> = historyShares

/** What of the changes the actor is told: staff all, others their share, or what the operation itself answers by name. */
const toldTo = (actor: Actor, contract: Operation, kind: string, changes: readonly HistoryChange[]) => {
  if (actor.workflow === undefined && actor.accountType === 'COWBELL') return changes
  const share = shares[kind]
  if (share !== undefined) return shareOf(share, actor, changes)
  return changes.flatMap(({ field }) =>
    field in fieldsOf(contract.response) ? [{ field, hidden: true } as const] : [],
  )
}

const wordsOf = ({ after, hidden }: HistoryChange): string => {
  const isPlain = after === null || ['boolean', 'number', 'string'].includes(typeof after)
  const value = isPlain ? JSON.stringify(after) : ''
  if (hidden || value === '' || value.length > longestValue) return 'has changed'
  return `is ${value} now`
}

/** The fields of the record that somebody has changed since, as they are now, and its version now. */
const differenceOf = async (changed: Changed, contract: Operation, actor: Actor) => {
  const { id, kind, seen, version } = changed
  const entries = await historyOf(id, mostWrites)
  const since = entries.filter((entry) => entry.version > seen).reverse()
  const told = toldTo(
    actor,
    contract,
    kind,
    since.flatMap(({ changes }) => changes),
  )
  const last = new Map(told.map((change) => [change.field, change]))
  const errors = [...last.values()]
    .slice(0, mostFields)
    .map((change): ProblemError => ({ detail: wordsOf(change), path: [change.field] }))
  return { headers: { [etagHeader]: etagOf(id, version) }, ...(errors.length > 0 && { errors }) }
}

/** The same refusal with the fields that differ, as the actor may read them, and the version to name next. */
export const withDifference = async (error: ChangedSince, contract: Operation, actor: Actor): Promise<Problem> =>
  error.changed === undefined ? error : new Problem(error.code, await differenceOf(error.changed, contract, actor))
