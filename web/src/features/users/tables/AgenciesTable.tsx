import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import type { ResponseOf } from '#shared/contract/operation.ts'
import { listTeamAgencies } from '#shared/contracts/auth/teams.ts'
import { useOperation } from '../../../api/useOperation.ts'
import { usePersona } from '../../../layout/usePersona.ts'
import { inPersona } from '../../../paths.ts'
import type { Column } from '../../../tables/column.ts'
import { DataTable } from '../../../tables/DataTable.tsx'
import { TableSearch } from '../../../tables/TableSearch.tsx'
import { useListState } from '../../../tables/useListState.ts'
import { useListsUsersOfAgencies } from '../parts/useListsUsersOfAgencies.ts'

type Row = ResponseOf<typeof listTeamAgencies>['content'][number]

const columns: readonly Column<Row>[] = [
  { id: 'agency', header: 'users:columns.agency', cell: (row) => row.agencyName, fixed: true, card: 'title' },
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
  const navigate = useNavigate()
  const list = useListState({ ranked: true })
  const { sort: _, ...query } = list.pageQuery
  const agencies = useOperation(listTeamAgencies, { query }, { keepPrevious: true })
  return (
    <DataTable
      name="agencies"
      label={t('agencies')}
      columns={columns}
      rowId={(row) => row.agencyId}
      {...list.table(agencies)}
      onRowClick={({ agencyId }) =>
        navigate(inPersona(persona, `agencies/${agencyId}/${mayListUsers ? 'users' : 'teams'}`))
      }
      toolbar={<TableSearch value={list.search} onSearch={list.setSearch} placeholder={t('team.searchAgency')} />}
      empty={{ title: t('team.noAgencies'), hint: t('team.noAgenciesHint') }}
    />
  )
}
