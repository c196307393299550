import { unpackState } from './packedState.ts'
import { stateById } from './stateById.ts'

/** The state of a record as it is written now, if it is of this kind: for what stands before all operations. */
export const freshStateOf = async ({
  id,
  kind,
}: {
  readonly id: string
  readonly kind: string
}): Promise<Readonly<Record<string, unknown>> | undefined> => {
  const row = await stateById(id)
  return row?.kind === kind ? unpackState(row.state) : undefined
}
