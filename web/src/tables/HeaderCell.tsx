import TableCell from '@mui/material/TableCell'
import TableSortLabel from '@mui/material/TableSortLabel'

type HeaderCellProps = {
  id: string
  text: string
  align?: 'start' | 'end' | undefined
  width?: number | undefined
  sorted: false | 'asc' | 'desc'
  /** Undefined for a column that does not sort. */
  onSort: (() => void) | undefined
  /** Another column was dropped on this one. */
  onMove: (from: string, to: string) => void
}

const format = 'application/x-palisade-column'

/** A column's heading: sorts on a click, moves by dragging (the column chooser does the same by keyboard). */
export const HeaderCell = ({ id, text, align, width, sorted, onSort, onMove }: HeaderCellProps) => (
  <TableCell
    align={align === 'end' ? 'right' : 'left'}
    aria-sort={sorted === false ? (onSort ? 'none' : undefined) : sorted === 'asc' ? 'ascending' : 'descending'}
    draggable
    onDragStart={(event) => event.dataTransfer.setData(format, id)}
    onDragOver={(event) => event.dataTransfer.types.includes(format) && event.preventDefault()}
    onDrop={(event) => {
      const from = event.dataTransfer.getData(format)
      if (from && from !== id) onMove(from, id)
    }}
    sx={{ whiteSpace: 'nowrap', ...(width === undefined ? {} : { width }) }}
  >
    {onSort ? (
      <TableSortLabel active={sorted !== false} direction={sorted === false ? 'asc' : sorted} onClick={onSort}>
        {text}
      </TableSortLabel>
    ) : (
      text
    )}
  </TableCell>
)
