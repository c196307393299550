import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import { useTranslation } from 'react-i18next'
import type { ResponseOf } from '#shared/contract/operation.ts'
import { listTeamAgencies } from '#shared/contracts/auth/teams.ts'
import { useMay } from '#web/api/useMay.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { number } from '#web/i18n/format.ts'
import { usePersona } from '#web/layout/usePersona.ts'
import { inPersona } from '#web/paths.ts'
import type { Column } from '#web/tables/column.ts'
import { DataTable } from '#web/tables/DataTable.tsx'
import { FilterChips } from '#web/tables/FilterChips.tsx'
import { TableSearch } from '#web/tables/TableSearch.tsx'
import { useListState } from '#web/tables/useListState.ts'
import { Money } from '#web/ui/Money.tsx'
import { StatusChip } from '#web/ui/StatusChip.tsx'
import { FavoriteAgencyButton } from '../parts/FavoriteAgencyButton.tsx'
import { useListsUsersOfAgencies } from '../parts/useListsUsersOfAgencies.ts'

type Row = ResponseOf<typeof listTeamAgencies>['content'][number]

/** The agency, and that it waits for the reader. */
const AgencyName = ({ row: { agencyName, waits } }: { row: Row }) => {
  const { t } = useTranslation('users')
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      {agencyName}
      {waits && <Chip size="small" color="warning" variant="outlined" label={t('agency.waitsShort')} />}
    </Box>
  )
}

const columns: readonly Column<Row>[] = [
  {
    id: 'favorite',
    header: 'users:columns.favorite',
    cell: ({ agencyId, agencyName, favorite }) => (
      <FavoriteAgencyButton key={String(favorite)} agencyId={agencyId} name={agencyName} favorite={favorite} />
    ),
  },
  {
    id: 'agency',
    header: 'users:columns.agency',
    cell: (row) => <AgencyName row={row} />,
    fixed: true,
    card: 'title',
  },
  {
    id: 'status',
    header: 'users:columns.status',
    cell: ({ status = 'ACTIVE' }) => <StatusChip status={status} />,
    card: 'status',
  },
  {
    id: 'teams',
    header: 'users:columns.teams',
    cell: (row) => (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
        {row.teams.length === 0 ? '–' : row.teams.map(({ id, name }) => <Chip key={id} size="small" label={name} />)}
      </Box>
    ),
    card: 'text',
  },
]

/** What it brings, for the provider's staff. */
const figureColumns: readonly Column<Row>[] = [
  { id: 'level', header: 'users:columns.level', cell: ({ figures }) => figures?.level ?? '–', card: 'fact' },
  {
    id: 'clients',
    header: 'users:columns.clients',
    align: 'end',
    cell: ({ figures }) => number(figures?.clients ?? 0),
    card: 'fact',
  },
  {
    id: 'policies',
    header: 'users:columns.policies',
    align: 'end',
    cell: ({ figures }) => number(figures?.policies ?? 0),
  },
  {
    id: 'premium',
    header: 'users:columns.premium',
    align: 'end',
    cell: ({ figures }) => <Money minor={figures?.premium ?? 0} />,
    card: 'fact',
  },
]
const [favorite, agency, status, ...rest] = columns
const staffColumns = [favorite, agency, status, ...figureColumns, ...rest].filter((column) => column !== undefined)

/** Agencies, how they stand, what they bring, and their teams; a row opens the agency's people. */
export const AgenciesTable = () => {
  const { t } = useTranslation('users')
  const persona = usePersona()
  const mayListUsers = useListsUsersOfAgencies()
  const list = useListState({ ranked: true })
  const reviews = useMay()('agency:update') && persona === 'COWBELL'
  const waiting = reviews && list.filter('waiting') === 'true'
  const { sort: _, ...query } = list.pageQuery
  const agencies = useOperation(
    listTeamAgencies,
    { query: { ...query, ...(waiting && { waiting: 'true' as const }) } },
    { keepPrevious: true },
  )
  const table = list.table(agencies)
  return (
    <DataTable
      name="agencies"
      label={t('agencies')}
      columns={persona === 'COWBELL' ? staffColumns : columns}
      rowId={(row) => row.agencyId}
      {...table}
      onClear={waiting && list.search === undefined ? undefined : table.onClear}
      rowHref={({ agencyId, waits }) =>
        inPersona(persona, `agencies/${agencyId}/${waits && reviews ? 'details' : mayListUsers ? 'users' : 'teams'}`)
      }
      toolbar={
        <>
          <TableSearch value={list.search} onSearch={list.setSearch} placeholder={t('team.searchAgency')} />
          {reviews && (
            <FilterChips
              label={t('agency.show')}
              options={[{ value: 'true', label: t('agency.waitsFilter') }]}
              value={waiting ? ['true'] : []}
              onChange={([value]) => list.setFilter('waiting', value)}
            />
          )}
        </>
      }
      empty={
        waiting
          ? { title: t('agency.noneWaits'), hint: t('agency.noneWaitsHint') }
          : { title: t('team.noAgencies'), hint: t('team.noAgenciesHint') }
      }
    />
  )
}
