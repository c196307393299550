import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { LinkedFigure } from '../ui/LinkedFigure.tsx'

/** A chart's figures: headings, and rows of formatted cells; the first column says what the row is. */
export type ChartTableData = {
  readonly headings: readonly string[]
  readonly rows: readonly (readonly string[])[]
  /** The lists that rows lead to, in their order. */
  readonly links?: readonly (string | undefined)[]
}

/** A chart as a table: first column words, the others figures. */
export const ChartTable = ({ label, table }: { label: string; table: ChartTableData }) => (
  <TableContainer>
    <Table size="small" aria-label={label}>
      <TableHead>
        <TableRow>
          {table.headings.map((heading, column) => (
            <TableCell key={heading} align={column === 0 ? 'left' : 'right'}>
              {heading}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {table.rows.map((row, place) => (
          <TableRow key={row.join('|')}>
            {row.map((cell, column) => (
              <TableCell
                key={table.headings[column]}
                component={column === 0 ? 'th' : 'td'}
                scope={column === 0 ? 'row' : undefined}
                align={column === 0 ? 'left' : 'right'}
              >
                {column > 0 ? <LinkedFigure to={table.links?.[place]}>{cell}</LinkedFigure> : cell}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </TableContainer>
)
