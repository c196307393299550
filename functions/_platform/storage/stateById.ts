import { GetCommand } from '@aws-sdk/lib-dynamodb'
import { config } from '../config/config.ts'
import { table } from './client.ts'
import type { PackedState } from './packedState.ts'
import type { Findable, PartnerRows } from './rows.ts'

/** The row of a record's state as the table has it (`stateRow`). */
export interface StateRow {
  readonly id: string
  readonly kind: string
  readonly version: number
  readonly state: PackedState
  readonly find?: Findable
  readonly partners?: PartnerRows
  readonly schema?: number
  readonly seal?: string
  readonly rows?: PackedState
  readonly expiresAt?: number
}

/** The key of the row of a record's state. */
export const stateKeyOf = (id: string) => ({ pk: `$palisade#id_${id}`, sk: '$state_1' })

/**
 * The state of one record as it is written now; undefined when there is none. Asked for and read here, since every operation
 * does so several times, and by way of ElectroDB it takes half as long again.
 */
export const stateById = async (id: string): Promise<StateRow | undefined> => {
  const { Item } = await table().send(
    new GetCommand({ TableName: config.tableName, Key: stateKeyOf(id), ConsistentRead: true }),
  )
  if (Item === undefined) return undefined
  const { pk: _, sk: __, __edb_e__: ___, __edb_v__: ____, ...row } = Item
  return row as StateRow
}
