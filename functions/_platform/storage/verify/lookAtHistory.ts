import type { Definition } from '../definition.ts'
import { brokenSeal } from '../history.ts'
import type { Difference } from './difference.ts'
import { stateName } from './expectedRows.ts'
import { type Row, rowsNamed } from './rawRows.ts'

/** How often a record is looked at whose history goes on meanwhile. */
const looks = 3

const sealOf = (row: Row | undefined): string | undefined => (typeof row?.seal === 'string' ? row.seal : undefined)

/** Whether the entries of a record's history are as they were sealed. What somebody altered is told; nobody can mend it. */
export const lookAtHistory = async ({ kind }: Definition, row: Row): Promise<readonly Difference[]> => {
  const id = String(row.id)
  const name = stateName(id)
  let state: Row | undefined = row
  for (let look = 0; look < looks; look += 1) {
    // Removed meanwhile: its history has ended with it.
    if (state === undefined) return []
    const seal = sealOf(state)
    const found = await brokenSeal({ recordId: id, last: seal })
    if (found === undefined) return []
    state = (await rowsNamed([name])).get(name)
    // Nobody has written it since: what was found is so.
    if (sealOf(state) === seal) return [{ kind, of: 'history', id, row: 'seals', found, repaired: false }]
  }
  return []
}
