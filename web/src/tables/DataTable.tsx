import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import { useTheme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type ReactNode, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ProblemPanel } from '../ui/ProblemPanel.tsx'
import { CardRows } from './CardRows.tsx'
import { ColumnMenu } from './ColumnMenu.tsx'
import type { Column, Paging, RowAction } from './column.ts'
import { ExportMenu, takenFrom } from './ExportMenu.tsx'
import { NothingFits } from './NothingFits.tsx'
import { Pager } from './Pager.tsx'
import { SavedViews } from './SavedViews.tsx'
import { TableRows } from './TableRows.tsx'
import { useTablePreferences } from './useTablePreferences.ts'

export type DataTableProps<Row> = {
  /** Name under which the reader's columns and density are kept (`agencyQuotes`). */
  name: string
  /** What the table lists, for screen readers (`Quotes`). */
  label: string
  columns: readonly Column<Row>[]
  /** The rows of this page; undefined while loading. */
  rows: readonly Row[] | undefined
  rowId: (row: Row) => string
  loading?: boolean | undefined
  /** The rows are of the page before; the next one is on its way. */
  refreshing?: boolean | undefined
  error?: unknown
  onRetry?: (() => void) | undefined
  /** Current sort, `-field` for descending. */
  sort?: string | undefined
  onSort?: ((sort: string | undefined) => void) | undefined
  /** The rows are what a search found, in the search's own order: said above them, and no column sorts. */
  ranked?: boolean | undefined
  paging?: Paging | undefined
  /** Where the row's record is: the whole row leads there, its title is the link. */
  rowHref?: ((row: Row) => string) | undefined
  /** The whole row opens something that has no address of its own. */
  onRowClick?: ((row: Row) => void) | undefined
  /** Entries of the row's menu. */
  actions?: ((row: Row) => readonly RowAction[]) | undefined
  /** What a row shows when unfolded; undefined for rows that do not unfold. */
  expand?: ((row: Row) => ReactNode) | undefined
  /** Rows ticked for a deed on several. */
  selection?: { readonly ids: ReadonlySet<string>; readonly onChange: (ids: ReadonlySet<string>) => void } | undefined
  /** Said when there is nothing: what would be here and the next step. */
  empty?: { readonly title?: string; readonly hint?: ReactNode; readonly action?: ReactNode } | undefined
  /** Takes search and filters off, where any is on: what a list emptied by them offers, instead of saying that there is nothing. */
  onClear?: (() => void) | undefined
  /** Search and filters, left of views and column chooser. */
  toolbar?: ReactNode
  /** Filters, sort and search can be kept as a view under a name. */
  views?: boolean | undefined
}

/**
 * A list of records. Sorting and paging are the server's; columns can be hidden and moved, rows unfold, open and have a
 * menu; on a phone rows are cards with the three facts that matter.
 */
export const DataTable = <Row,>(props: DataTableProps<Row>) => {
  const { name, columns, rows, loading = false, refreshing = false, onRetry, paging, empty, onClear, toolbar } = props
  // A query that did not fail has null for its failure.
  const error = props.error ?? undefined
  const { ranked = false, views = false } = props
  const { t } = useTranslation()
  const phone = useMediaQuery(useTheme().breakpoints.down('sm'))
  const view = useTablePreferences(name)
  const [expanded, setExpanded] = useState<Readonly<Record<string, boolean>>>({})
  const shown = useMemo(() => rows ?? [], [rows])
  const origin = takenFrom(rows)
  const nothing = !loading && error === undefined && shown.length === 0
  const skeletons = loading ? Math.min(paging?.size ?? 8, 10) : 0
  return (
    <Paper variant="outlined" sx={{ borderRadius: 1.5, overflow: 'hidden', minWidth: 0 }}>
      {(!phone || toolbar !== undefined || views) && (
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            gap: 1,
            alignItems: 'center',
            p: 1,
            borderBottom: 1,
            borderColor: 'divider',
          }}
        >
          <Box
            sx={{
              // On a phone the way to a file stands beside the search, views below it.
              flex: { xs: views ? '1 1 100%' : '1 1 0', sm: 1 },
              minWidth: 0,
              display: 'flex',
              flexWrap: 'wrap',
              gap: 1,
              alignItems: 'center',
            }}
          >
            {toolbar}
          </Box>
          <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', alignSelf: 'flex-start', minHeight: { sm: 36 } }}>
            {views && <SavedViews name={name} />}
            {origin !== undefined && shown.length > 0 && (
              <ExportMenu origin={origin} label={props.label} columns={columns} />
            )}
            {!phone && <ColumnMenu columns={columns} view={view} />}
          </Box>
        </Box>
      )}
      {ranked && !nothing && (
        <Typography
          variant="caption"
          component="p"
          color="text.secondary"
          sx={{ px: 1.5, py: 0.75, borderBottom: 1, borderColor: 'divider' }}
        >
          {t(phone ? 'table.byMatch' : 'table.byMatchNotSorted')}
        </Typography>
      )}
      {error !== undefined && (
        <Box sx={{ p: 2 }}>
          <ProblemPanel error={error} onRetry={onRetry} />
        </Box>
      )}
      {error === undefined &&
        (phone ? (
          <CardRows {...props} rows={shown} skeletons={skeletons} />
        ) : (
          <TableRows
            {...props}
            rows={shown}
            skeletons={skeletons}
            faded={refreshing}
            view={view}
            expanded={expanded}
            onExpanded={setExpanded}
          />
        ))}
      {nothing && (onClear === undefined ? <EmptyState {...empty} /> : <NothingFits onClear={onClear} />)}
      {paging && !nothing && error === undefined && <Pager paging={paging} label={props.label} />}
    </Paper>
  )
}
