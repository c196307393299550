import { unpackState } from './packedState.ts'
import { readMany } from './readMany.ts'
import { stateRow } from './rows.ts'

/** States of any kind as they were written, by id: for what is shown of them, where nobody knows of which kind they are. */
export const statesOf = async (
  ids: readonly string[],
): Promise<ReadonlyMap<string, Readonly<Record<string, unknown>>>> => {
  const rows = await readMany(
    ids.map((id) => ({ id })),
    { nameOf: ({ id }) => id, consistent: false },
    (keys, how) => stateRow.get(keys).go(how),
  )
  return new Map(rows.map(({ id, state }) => [id, unpackState(state)]))
}
