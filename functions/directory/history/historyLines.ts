import { AsyncLocalStorage } from 'node:async_hooks'
import type { z } from 'zod'
import type { Actor } from '#functions/_platform/auth/actor.ts'
import { type Change, historyOf } from '#functions/_platform/storage/history.ts'
import type { HistoryPage } from '#shared/records/historyEntry.ts'
import { users } from '../store/users.ts'
import { madeBy } from './madeBy.ts'
import { namesOfActors } from './namesOfActors.ts'

/** More of a record's past is not read at once: for a page, and for a file of all of it. */
const mostOfPage = 100
const mostOfFile = 10_000

const wholes = new AsyncLocalStorage<true>()

/** Has histories that are read in it tell all there is instead of the last of it. */
export const readingWhole = <Result>(read: () => Promise<Result>): Promise<Result> => wholes.run(true, read)

/** What a history tells of who is erased: that fields changed, and not what they were (rule: erasure). */
export const withoutPerson = (changes: readonly Change[]): Change[] =>
  changes.map(({ field }) => ({ field, hidden: true }))

/** Those of the ids that are of users who are erased. */
export const erasedOf = async (ids: readonly string[]): Promise<ReadonlySet<string>> => {
  const people = await users.byIds([...new Set(ids.filter((id) => id.startsWith('usr_')))])
  return new Set(people.filter(({ status }) => status === 'ERASED').map(({ id }) => id))
}

/** The last writes of a record with the names of those who made them, as the actor knows them. */
export const historyLines = async (recordId: string, actor: Actor): Promise<z.infer<typeof HistoryPage>> => {
  const most = wholes.getStore() ? mostOfFile : mostOfPage
  const [entries, erased] = await Promise.all([historyOf(recordId, most + 1), erasedOf([recordId])])
  const who = await namesOfActors(
    entries.map((entry) => madeBy({ ...entry, recordId })),
    actor,
  )
  return {
    more: entries.length > most,
    hits: entries.slice(0, most).map(({ version, at, operation, actor, changes }) => ({
      version,
      at,
      operation,
      by: who(madeBy({ actor, operation, recordId })).name,
      changes: erased.has(recordId) ? withoutPerson(changes) : [...changes],
    })),
  }
}
