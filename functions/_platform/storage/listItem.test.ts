import { expect, it } from 'vitest'
import { listItem, listKeyOf } from './listItem.ts'
import { listRow, shortListRow } from './rows.ts'
import type { ListPut } from './rowsOfState.ts'

const options = { table: 'palisade' }
const summary = { id: 'ber_1', name: 'Harbour North' }
const rows: readonly ListPut[] = [
  { list: 'berth|all|any|0', id: 'ber_1', summary },
  { list: 'berth|agency:agy_1|READY|3', id: 'ber_1', summary, schema: 2, measure: 0, s1: 'north#ber_1', s3: '#ber_1' },
  {
    list: 'berth|account:acc_1|any|0',
    id: 'ber_1',
    summary,
    s1: 'a',
    s2: 'b',
    s3: 'c',
    s4: 'd',
    expiresAt: 1_800_000_000,
  },
]

it.each(rows)('a row of $list is put as ElectroDB would put it', (row) => {
  const entity = row.list.includes('|account:') ? shortListRow : listRow
  expect({ Item: listItem(row), TableName: options.table }).toEqual(entity.put({ ...row }).params(options))
  expect({ Key: listKeyOf(row), TableName: options.table }).toEqual(
    listRow.delete({ list: row.list, id: row.id }).params(options),
  )
})
