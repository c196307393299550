import { config } from '../config/config.ts'
import { table } from './client.ts'
import { unpackState } from './packedState.ts'
import { stateRow } from './rows.ts'

/** The state of a record as it is written now, if it is of this kind: for what stands before all operations. */
export const freshStateOf = async ({
  id,
  kind,
}: {
  readonly id: string
  readonly kind: string
}): Promise<Readonly<Record<string, unknown>> | undefined> => {
  const { data } = await stateRow.get({ id }).go({ client: table(), table: config.tableName, consistent: true })
  return data === null || data.kind !== kind ? undefined : unpackState(data.state)
}
