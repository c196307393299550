import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import { useTranslation } from 'react-i18next'
import type { ResponseOf } from '#shared/contract/operation.ts'
import { listTeamAgencies } from '#shared/contracts/auth/teams.ts'
import { useMay } from '#web/api/useMay.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { usePersona } from '#web/layout/usePersona.ts'
import { inPersona } from '#web/paths.ts'
import type { Column } from '#web/tables/column.ts'
import { DataTable } from '#web/tables/DataTable.tsx'
import { FilterChips } from '#web/tables/FilterChips.tsx'
import { TableSearch } from '#web/tables/TableSearch.tsx'
import { useListState } from '#web/tables/useListState.ts'
import { StatusChip } from '#web/ui/StatusChip.tsx'
import { FavoriteAgencyButton } from '../parts/FavoriteAgencyButton.tsx'
import { useListsUsersOfAgencies } from '../parts/useListsUsersOfAgencies.ts'

type Row = ResponseOf<typeof listTeamAgencies>['content'][number]

/** The agency, how it stands where it does not just work, and that it waits for the reader. */
const AgencyName = ({ row: { agencyName, status, waits } }: { row: Row }) => {
  const { t } = useTranslation('users')
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      {agencyName}
      {status && <StatusChip status={status} />}
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
    id: 'teams',
    header: 'users:columns.teams',
    cell: (row) => (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
        {row.teams.length === 0 ? '–' : row.teams.map(({ id, name }) => <Chip key={id} size="small" label={name} />)}
      </Box>
    ),
    card: 'fact',
  },
]

/** Agencies with their teams; a row opens the agency's people. */
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
  return (
    <DataTable
      name="agencies"
      label={t('agencies')}
      columns={columns}
      rowId={(row) => row.agencyId}
      {...list.table(agencies)}
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
