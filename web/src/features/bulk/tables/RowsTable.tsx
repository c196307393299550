import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router'
import type { BulkRow, BulkUpload } from '#shared/contracts/bulk/bulkUpload.ts'
import { listBulkRows } from '#shared/contracts/bulk/uploads.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { number } from '#web/i18n/format.ts'
import { usePersona } from '#web/layout/usePersona.ts'
import { accountPath } from '#web/paths.ts'
import type { Column } from '#web/tables/column.ts'
import { DataTable } from '#web/tables/DataTable.tsx'
import { FilterChips } from '#web/tables/FilterChips.tsx'
import { useListState } from '#web/tables/useListState.ts'
import { OutcomeChip } from '../parts/OutcomeChip.tsx'

const Company = ({ row: { name, accountId } }: { row: BulkRow }) => {
  const { t } = useTranslation('bulk')
  const persona = usePersona()
  if (accountId === undefined) return <span>{name || t('nameless')}</span>
  return (
    <Link component={RouterLink} to={accountPath(persona, accountId)}>
      {name}
    </Link>
  )
}

const Problems = ({ row: { problems } }: { row: BulkRow }) => (
  <Box sx={{ whiteSpace: 'normal', overflowWrap: 'anywhere', display: 'grid', gap: 0.5 }}>
    {problems.map(({ column, detail, cure }) => (
      <div key={`${column} ${detail}`}>
        <strong>{column}</strong> {detail}
        <Typography variant="caption" color="text.secondary" component="div">
          {cure}
        </Typography>
      </div>
    ))}
  </Box>
)

const columns: readonly Column<BulkRow>[] = [
  { id: 'row', header: 'bulk:columns.row', cell: ({ row }) => number(row), align: 'end', width: 80, card: 'fact' },
  { id: 'name', header: 'bulk:columns.name', cell: (row) => <Company row={row} />, fixed: true, card: 'title' },
  {
    id: 'outcome',
    header: 'bulk:columns.outcome',
    cell: ({ outcome }) => <OutcomeChip outcome={outcome} />,
    card: 'status',
  },
  { id: 'problems', header: 'bulk:columns.problems', cell: (row) => <Problems row={row} />, card: 'text' },
]

/** The rows of an upload with what comes of each; those with problems alone, if one likes. */
export const RowsTable = ({ upload: { uploadId, status, counts } }: { upload: BulkUpload }) => {
  const { t } = useTranslation('bulk')
  const list = useListState({ pageSize: 50, sizes: [25, 50, 100] })
  const isOnlyProblems = list.filter('problems') === 'true'
  const { page, size } = list.pageQuery
  // What has come of the rows shows as they become accounts, a page at a time.
  const state = `${status} ${counts.CREATED}`
  const rows = useOperation(
    listBulkRows,
    { params: { uploadId }, query: { page: String(page), size, ...(isOnlyProblems && { problems: 'true' as const }) } },
    { keepPrevious: true, staleTime: 0, refetchInterval: () => (state.startsWith('CREATING') ? 2000 : false) },
  )
  return (
    <DataTable
      name="bulkRows"
      label={t('rows')}
      columns={columns}
      rowId={({ row }) => String(row)}
      {...list.table(rows)}
      toolbar={
        <FilterChips
          label={t('filter.label')}
          single
          options={[{ value: 'true', label: t('filter.problems', { count: counts.REFUSED }) }]}
          value={isOnlyProblems ? ['true'] : []}
          onChange={([next]) => list.setFilter('problems', next)}
        />
      }
      empty={{ title: t('noProblems') }}
    />
  )
}
