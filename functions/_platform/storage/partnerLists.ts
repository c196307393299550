import { config } from '../config/config.ts'
import { table } from './client.ts'
import { listRow, type PartnerRows } from './rows.ts'
import { partnerPutsOf } from './rowsOfState.ts'

/** In which lists of partners a record was before a change, and is after it. */
export interface PartnersChange {
  readonly id: string
  readonly before: PartnerRows | undefined
  readonly after: PartnerRows | undefined
}

/**
 * Brings the lists of partners in line with changed records, from which their counters follow as those of all lists do.
 * Writing the same again changes nothing and is counted by nobody.
 */
export const followPartners = async (changes: readonly PartnersChange[]): Promise<void> => {
  const options = { client: table(), table: config.tableName }
  const latest = new Map<string, PartnersChange>()
  for (const change of changes) {
    const earlier = latest.get(change.id)
    latest.set(change.id, earlier === undefined ? change : { ...change, before: earlier.before })
  }
  // A record that was in a list between two changes of one batch never came into it.
  const changed = [...latest.values()].filter(({ before, after }) => JSON.stringify(before) !== JSON.stringify(after))
  const puts = changed.flatMap(({ after }) => partnerPutsOf(after))
  const deletes = changed.flatMap(({ id, before, after }) =>
    (before?.lists ?? []).filter((list) => after?.lists.includes(list) !== true).map((list) => ({ list, id })),
  )
  if (puts.length > 0) await listRow.put(puts).go(options)
  if (deletes.length > 0) await listRow.delete(deletes).go(options)
}
