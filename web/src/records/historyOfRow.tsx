import { z } from 'zod'
import { hosted } from '../dialogs/hosted.tsx'
import { HistoryDialog } from './HistoryDialog.tsx'
import type { HistoryOperation } from './useHistory.ts'

/** The record of a row, and what it is called there. */
const RowData = z.object({ id: z.string(), name: z.string() })

/** The dialog that tells the history of a row's record; the operation names the record by its one parameter. */
export const historyOfRow = (operation: HistoryOperation) => {
  const [named = 'id'] = Object.keys(operation.params)
  return hosted(RowData, ({ id, name, onClose }) => (
    <HistoryDialog operation={operation} params={{ [named]: id }} name={name} onClose={onClose} />
  ))
}
