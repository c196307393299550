import { config } from '../config/config.ts'
import { isRehearsing } from '../held/rehearsal.ts'
import { table } from './client.ts'
import { sequenceRow } from './rows.ts'

/** The next number of a series, from 1. Numbers are never given twice; a failed operation leaves a gap. A rehearsal takes none. */
export const nextNumber = async (series: string): Promise<number> => {
  const options = { client: table(), table: config.tableName }
  if (isRehearsing()) {
    const { data } = await sequenceRow.get({ series }).go({ ...options, consistent: true })
    return (data?.last ?? 0) + 1
  }
  const { data } = await sequenceRow
    .update({ series })
    .add({ last: 1 })
    .go({ ...options, response: 'all_new' })
  return data.last ?? 1
}
