import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { listAgencyTeams, type Team as TeamShape } from '#shared/contracts/auth/teams.ts'
import type { User } from '#shared/contracts/auth/user.ts'
import { listUsers } from '#shared/contracts/auth/users.ts'
import type { AgencyId } from '#shared/domain/ids/ids.ts'
import { useMay } from '#web/api/useMay.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { usePersona } from '#web/layout/usePersona.ts'
import type { Column, RowAction } from '#web/tables/column.ts'
import { DataTable } from '#web/tables/DataTable.tsx'
import { TableSearch } from '#web/tables/TableSearch.tsx'
import { useListState } from '#web/tables/useListState.ts'
import { ClockIcon, DeleteIcon, EditIcon } from '#web/ui/icons.tsx'
import * as usersDialogs from '../dialogs.ts'
import { TeamMembers } from '../parts/TeamMembers.tsx'

type Team = z.infer<typeof TeamShape>
type Row = Team & { readonly people: readonly User[] | undefined }

/** More people than an agency has. */
const everybody = 1000

const TeamName = ({ team }: { team: Team }) => {
  const { t } = useTranslation('users')
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
      {team.name}
      {team.isDefault && <Chip size="small" variant="outlined" label={t('team.default')} />}
    </Box>
  )
}

const columns: readonly Column<Row>[] = [
  {
    id: 'name',
    header: 'users:columns.team',
    cell: (row) => <TeamName team={row} />,
    sortBy: 'name',
    fixed: true,
    card: 'title',
  },
  {
    id: 'people',
    header: 'users:columns.people',
    cell: (row) => row.people?.length ?? '–',
    align: 'end',
    card: 'fact',
  },
]

/** The teams of an agency; unfolded, who is in them. */
export const TeamsTable = ({ agencyId }: { agencyId: AgencyId }) => {
  const { t } = useTranslation('users')
  const may = useMay()
  const persona = usePersona()
  const { open } = useDialogs()
  const list = useListState({ sort: 'name' })
  const teams = useOperation(listAgencyTeams, { params: { agencyId }, query: list.pageQuery }, { keepPrevious: true })
  const seesPeople = may('user:read') && persona !== 'DIGITAL'
  const users = useOperation(listUsers, { query: { accountId: agencyId, size: everybody } }, { enabled: seesPeople })
  const people = users.data?.content
  const table = list.table(teams)
  const rows = useMemo(
    () => table.rows?.map((team) => ({ ...team, people: people?.filter((user) => user.teams.includes(team.id)) })),
    [table.rows, people],
  )
  const actions = ({ id: teamId, name, isDefault }: Row): readonly RowAction[] => {
    if (!may('team:manage')) return []
    const rename = {
      label: t('team.renameSubmit'),
      icon: <EditIcon />,
      onSelect: () => open(usersDialogs.updateTeam, { teamId, name }),
    }
    const remove = {
      label: t('team.removeSubmit'),
      icon: <DeleteIcon />,
      destructive: true,
      onSelect: () => open(usersDialogs.removeTeam, { teamId, name }),
    }
    const history = {
      label: t('actions.history'),
      icon: <ClockIcon />,
      onSelect: () => open(usersDialogs.teamHistory, { id: teamId, name }),
    }
    return isDefault ? [rename, history] : [rename, history, remove]
  }
  return (
    <DataTable
      name="teams"
      label={t('teams')}
      columns={seesPeople ? columns : columns.filter(({ id }) => id !== 'people')}
      rowId={(row) => row.id}
      {...table}
      rows={rows}
      actions={actions}
      {...(seesPeople && {
        expand: (row: Row) =>
          row.people === undefined || row.people.length === 0 ? (
            <Typography variant="body2" color="text.secondary">
              {t('team.nobody')}
            </Typography>
          ) : (
            <TeamMembers people={row.people} />
          ),
      })}
      toolbar={<TableSearch value={list.search} onSearch={list.setSearch} placeholder={t('team.search')} />}
      empty={{ title: t('team.none'), hint: t('team.noneHint') }}
    />
  )
}
