import { listRow, shortListRow } from './rows.ts'
import type { ListPut } from './rowsOfState.ts'
import { isShortList } from './shortScope.ts'

/** What puts a row into its list; into a short one it goes without the indexes. */
export const putListRow = (row: ListPut) => (isShortList(row.list) ? shortListRow.put(row) : listRow.put(row))
