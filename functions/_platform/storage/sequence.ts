import { config } from '../config/config.ts'
import { table } from './client.ts'
import { sequenceRow } from './rows.ts'

/** The next number of a series, from 1. Numbers are never given twice; a failed operation leaves a gap. */
export const nextNumber = async (series: string): Promise<number> => {
  const { data } = await sequenceRow
    .update({ series })
    .add({ last: 1 })
    .go({ client: table(), table: config.tableName, response: 'all_new' })
  return data.last ?? 1
}
