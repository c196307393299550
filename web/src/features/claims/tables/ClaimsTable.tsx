import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import { useTranslation } from 'react-i18next'
import { type ClaimHit, claimSorts, searchClaims } from '#shared/contracts/claims/claims.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { date, exactMoney } from '#web/i18n/format.ts'
import { usePersona } from '#web/layout/usePersona.ts'
import { inPersona } from '#web/paths.ts'
import { ClaimStatusChip } from '#web/records/claim/ClaimStatusChip.tsx'
import type { Column } from '#web/tables/column.ts'
import { DataTable } from '#web/tables/DataTable.tsx'
import { sortFrom } from '#web/tables/sortFrom.ts'
import { TableSearch } from '#web/tables/TableSearch.tsx'
import { useListState } from '#web/tables/useListState.ts'
import { useBehindFigure } from './useBehindFigure.tsx'

/** What a claim is called: a notice that was not handed in has no number yet. */
const ClaimName = ({ claimNumber }: Pick<ClaimHit, 'claimNumber'>) => {
  const { t } = useTranslation('claims')
  return claimNumber ?? t('draft')
}

const columns: readonly Column<ClaimHit>[] = [
  {
    id: 'number',
    header: 'claims:columns.number',
    cell: (row) => <ClaimName claimNumber={row.claimNumber} />,
    fixed: true,
    card: 'title',
  },
  {
    id: 'companyName',
    header: 'claims:columns.company',
    cell: (row) => row.companyName,
    sortBy: 'companyName',
    card: 'text',
  },
  { id: 'policy', header: 'claims:columns.policy', cell: (row) => row.policyNumber ?? '–', card: 'fact' },
  {
    id: 'lossDate',
    header: 'claims:columns.lossDate',
    cell: (row) => (row.lossDate ? date(row.lossDate) : '–'),
    card: 'fact',
  },
  { id: 'created', header: 'claims:columns.created', cell: (row) => date(row.created), sortBy: 'created' },
  { id: 'paid', header: 'claims:columns.paid', cell: (row) => exactMoney(row.paid ?? 0), align: 'end', card: 'fact' },
  {
    id: 'status',
    header: 'claims:columns.status',
    cell: (row) => <ClaimStatusChip status={row.status} />,
    card: 'status',
  },
]

/** The claims in one's reach, newest first. */
export const ClaimsTable = () => {
  const { t } = useTranslation('claims')
  const persona = usePersona()
  const list = useListState({ sort: '-created' })
  const isCarrier = persona === 'CARRIER'
  const isNoticed = isCarrier && list.filter('view') === 'noticed'
  const behind = useBehindFigure(list)
  const claims = useOperation(
    searchClaims,
    {
      query: {
        ...list.query,
        sort: sortFrom(claimSorts, list.sort),
        ...(isNoticed && { noticed: 'true' }),
        ...behind.query,
      },
    },
    { keepPrevious: true },
  )
  return (
    <DataTable
      name="claims"
      label={t('title')}
      columns={columns}
      rowId={({ id }) => id}
      {...list.table(claims)}
      // Where no claim has reached the level, that is said; there is no filter to take off.
      {...(isNoticed && !list.search && { onClear: undefined })}
      rowHref={({ id }) => inPersona(persona, `claims/${id}`)}
      toolbar={
        <>
          <TableSearch value={list.search} onSearch={list.setSearch} placeholder={t('search')} />
          {behind.chips}
          {isCarrier && (
            <Select
              size="small"
              value={isNoticed ? 'noticed' : 'all'}
              inputProps={{ 'aria-label': t('view') }}
              onChange={({ target }) => list.setFilter('view', target.value)}
            >
              <MenuItem value="all">{t('views.all')}</MenuItem>
              <MenuItem value="noticed">{t('views.noticed')}</MenuItem>
            </Select>
          )}
        </>
      }
      empty={{
        title: t(isNoticed ? 'noneNoticed' : 'none'),
        hint: t(isNoticed ? 'noneNoticedHint' : 'noneHint'),
      }}
    />
  )
}
