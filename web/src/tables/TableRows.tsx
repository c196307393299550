import Box from '@mui/material/Box'
import Collapse from '@mui/material/Collapse'
import IconButton from '@mui/material/IconButton'
import Link from '@mui/material/Link'
import Skeleton from '@mui/material/Skeleton'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import {
  columnOrderingFeature,
  columnVisibilityFeature,
  rowExpandingFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { Fragment, type MouseEvent, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink, useNavigate } from 'react-router'
import type { AllTexts } from '../i18n/textKey.ts'
import { ChevronRightIcon } from '../ui/icons.tsx'
import { visuallyHidden } from '../ui/visuallyHidden.ts'
import { titleOf } from './column.ts'
import type { DataTableProps } from './DataTable.tsx'
import { HeaderCell } from './HeaderCell.tsx'
import { RowMenu } from './RowMenu.tsx'
import { PageTick, RowTick } from './Ticks.tsx'
import type { useTablePreferences } from './useTablePreferences.ts'

const features = tableFeatures({
  columnOrderingFeature,
  columnVisibilityFeature,
  rowExpandingFeature,
  rowSortingFeature,
})

type TableRowsProps<Row> = Omit<DataTableProps<Row>, 'rows'> & {
  rows: readonly Row[]
  skeletons: number
  faded: boolean
  view: ReturnType<typeof useTablePreferences>
  expanded: Readonly<Record<string, boolean>>
  onExpanded: (expanded: Readonly<Record<string, boolean>>) => void
}

/** Whether a click was meant for something inside the row: a link, a button, a box. */
const meantForControl = (event: MouseEvent): boolean =>
  event.target instanceof Element && event.target.closest('a, button, input, label, [role="menuitem"]') !== null

/** The rows as a table: sticky header, aligned figures, the whole row opens. */
export const TableRows = <Row,>({
  label,
  columns,
  rows,
  rowId,
  skeletons,
  faded,
  sort,
  onSort,
  rowHref,
  onRowClick,
  actions,
  expand,
  selection,
  view,
  expanded,
  onExpanded,
}: TableRowsProps<Row>) => {
  const { t } = useTranslation<AllTexts>()
  const { preferences } = view
  const navigate = useNavigate()
  const title = titleOf(columns)
  const opens = rowHref !== undefined || onRowClick !== undefined
  const sorts = onSort !== undefined && columns.some(({ sortBy }) => sortBy !== undefined)
  const isStill = !opens && !sorts && [actions, expand, selection].every((each) => each === undefined)
  // A row that leads somewhere does as a link does: with Ctrl, Cmd or the middle button in a tab of its own.
  const openRow = (row: Row, { ctrlKey, metaKey, button }: MouseEvent) => {
    if (rowHref === undefined) return onRowClick?.(row)
    if (ctrlKey || metaKey || button === 1) window.open(rowHref(row), '_blank', 'noopener')
    else navigate(rowHref(row))
  }
  const defs = useMemo(
    () =>
      columns.map((column) => ({
        id: column.id,
        accessorFn: (row: Row) => row,
        header: column.header,
        enableSorting: column.sortBy !== undefined,
      })),
    [columns],
  )
  const byId = useMemo(() => new Map(columns.map((column) => [column.id, column])), [columns])
  const data = useMemo(() => [...rows] as (Row & object)[], [rows])
  const visibility = useMemo(
    () => ({
      ...Object.fromEntries(columns.filter((column) => column.hidden).map(({ id }) => [id, false])),
      ...preferences.visibility,
    }),
    [columns, preferences.visibility],
  )
  const sortColumn = columns.find((column) => column.sortBy !== undefined && column.sortBy === sort?.replace(/^-/, ''))
  const table = useTable({
    features,
    columns: defs,
    data,
    getRowId: (row) => rowId(row),
    manualSorting: true,
    manualExpanding: true,
    getRowCanExpand: () => expand !== undefined,
    state: {
      columnVisibility: visibility,
      columnOrder: [...preferences.order],
      expanded: { ...expanded },
      sorting: sortColumn ? [{ id: sortColumn.id, desc: sort?.startsWith('-') ?? false }] : [],
    },
    onExpandedChange: (update) => {
      const next = typeof update === 'function' ? update({ ...expanded }) : update
      onExpanded(next === true ? {} : next)
    },
    onColumnOrderChange: (update) =>
      view.change({ order: typeof update === 'function' ? update([...preferences.order]) : update }),
  })
  const headers = table.getHeaderGroups()[0]?.headers ?? []
  const compact = preferences.density === 'compact'
  const span = headers.length + (expand ? 1 : 0) + (selection ? 1 : 0) + (actions ? 1 : 0)

  const moveColumn = (from: string, to: string) => {
    const order = headers.map((header) => header.column.id)
    const without = order.filter((id) => id !== from)
    without.splice(order.indexOf(to), 0, from)
    view.change({ order: without })
  }

  return (
    // What is there for screen readers alone scrolls with its row, or the page is as long as the rows out of sight.
    // Where nothing in it takes the keyboard, the keyboard scrolls the list itself.
    <Box
      {...(isStill && { tabIndex: 0, role: 'group', 'aria-label': label })}
      sx={{ position: 'relative', overflow: 'auto', maxHeight: 'max(420px, calc(100dvh - 240px))' }}
    >
      <Table
        stickyHeader
        size={compact ? 'small' : 'medium'}
        aria-label={label}
        aria-busy={skeletons > 0 || faded}
        sx={{
          opacity: faded ? 0.6 : 1,
          transition: 'opacity 140ms',
          '& .MuiTableCell-root': { py: compact ? 0.5 : 1.25, px: 1.5 },
          '& .MuiTableCell-paddingCheckbox': { py: 0 },
          '& .MuiCheckbox-root': { p: 0.5 },
          '& .MuiTableCell-root > .MuiIconButton-root': { my: compact ? -0.25 : -0.75 },
          '& .MuiTableCell-head': { bgcolor: 'background.paper', py: 1 },
        }}
      >
        <TableHead>
          <TableRow>
            {expand && (
              <TableCell sx={{ width: 40 }}>
                <Box component="span" sx={visuallyHidden}>
                  {t('table.unfold')}
                </Box>
              </TableCell>
            )}
            {selection && (
              <TableCell padding="checkbox">
                <PageTick selection={selection} ids={rows.map(rowId)} />
              </TableCell>
            )}
            {headers.map((header) => {
              const column = byId.get(header.column.id)
              return (
                column && (
                  <HeaderCell
                    key={header.id}
                    id={column.id}
                    text={t(column.header)}
                    align={column.align}
                    width={column.width}
                    sorted={header.column.getIsSorted()}
                    onSort={
                      column.sortBy && onSort
                        ? () => {
                            const direction = header.column.getIsSorted()
                            onSort(
                              direction === false
                                ? column.sortBy
                                : direction === 'asc'
                                  ? `-${column.sortBy}`
                                  : undefined,
                            )
                          }
                        : undefined
                    }
                    onMove={moveColumn}
                  />
                )
              )
            })}
            {actions && (
              <TableCell sx={{ width: 56 }}>
                <Box component="span" sx={visuallyHidden}>
                  {t('table.actions')}
                </Box>
              </TableCell>
            )}
          </TableRow>
        </TableHead>
        <TableBody>
          {Array.from({ length: skeletons }, (_, row) => (
            <TableRow key={row} aria-hidden="true">
              {Array.from({ length: span }, (_, cell) => (
                <TableCell key={cell}>
                  <Skeleton width={`${50 + ((row * 17 + cell * 29) % 45)}%`} />
                </TableCell>
              ))}
            </TableRow>
          ))}
          {skeletons === 0 &&
            table.getRowModel().rows.map((row) => {
              const record = row.original
              const open = row.getIsExpanded()
              return (
                <Fragment key={row.id}>
                  <TableRow
                    hover={opens}
                    tabIndex={onRowClick ? 0 : undefined}
                    selected={selection?.ids.has(row.id) ?? false}
                    onClick={(event) => !meantForControl(event) && openRow(record, event)}
                    onAuxClick={(event) => event.button === 1 && !meantForControl(event) && openRow(record, event)}
                    onKeyDown={(event) => {
                      if (event.key === 'Enter' && event.target === event.currentTarget) onRowClick?.(record)
                    }}
                    sx={{
                      cursor: opens ? 'pointer' : 'default',
                      '&:focus-visible': { outlineOffset: -2 },
                      ...(open ? { '& > td': { borderBottomColor: 'transparent' } } : {}),
                    }}
                  >
                    {expand && (
                      <TableCell sx={{ width: 40 }}>
                        <IconButton
                          size="small"
                          aria-expanded={open}
                          aria-label={open ? t('table.fold') : t('table.unfold')}
                          onClick={() => row.toggleExpanded()}
                        >
                          <ChevronRightIcon
                            sx={{ transform: open ? 'rotate(90deg)' : 'none', transition: 'transform 140ms' }}
                          />
                        </IconButton>
                      </TableCell>
                    )}
                    {selection && (
                      <TableCell padding="checkbox">
                        <RowTick selection={selection} id={row.id} />
                      </TableCell>
                    )}
                    {row.getVisibleCells().map((cell) => {
                      const column = byId.get(cell.column.id)
                      return (
                        <TableCell
                          key={cell.id}
                          align={column?.align === 'end' ? 'right' : 'left'}
                          sx={{
                            // What a row is called is not what gives way first where there is little room.
                            ...(column?.card === 'title' ? { fontWeight: 500, minWidth: 144 } : { fontWeight: 400 }),
                            // An amount or a day in two lines is read as two.
                            ...(column?.align === 'end' && { whiteSpace: 'nowrap' }),
                          }}
                        >
                          {rowHref && column && column === title ? (
                            <Link component={RouterLink} to={rowHref(record)} color="inherit" underline="hover">
                              {column.cell(record)}
                            </Link>
                          ) : (
                            column?.cell(record)
                          )}
                        </TableCell>
                      )
                    })}
                    {actions && (
                      <TableCell align="right" sx={{ '&.MuiTableCell-root': { py: 0 } }}>
                        <RowMenu actions={actions(record)} />
                      </TableCell>
                    )}
                  </TableRow>
                  {expand && (
                    <TableRow sx={{ '& > td.MuiTableCell-root': { py: 0, ...(open ? {} : { border: 0 }) } }}>
                      <TableCell colSpan={span}>
                        <Collapse in={open} unmountOnExit>
                          <Box sx={{ py: 2 }}>{expand(record)}</Box>
                        </Collapse>
                      </TableCell>
                    </TableRow>
                  )}
                </Fragment>
              )
            })}
        </TableBody>
      </Table>
    </Box>
  )
}
