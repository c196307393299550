import type { z } from 'zod'
import type { Actor } from '#functions/_platform/auth/actor.ts'
import { historyOf } from '#functions/_platform/storage/history.ts'
import type { HistoryPage } from '#shared/records/historyEntry.ts'
import { madeBy } from './madeBy.ts'
import { namesOfActors } from './namesOfActors.ts'

/** More of a record's past is not read at once. */
const most = 100

/** The last writes of a record with the names of those who made them, as the actor knows them. */
export const historyLines = async (recordId: string, actor: Actor): Promise<z.infer<typeof HistoryPage>> => {
  const entries = await historyOf(recordId, most + 1)
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
      changes: [...changes],
    })),
  }
}
