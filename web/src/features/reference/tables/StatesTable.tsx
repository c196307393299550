import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { type State, searchStates } from '#shared/contracts/account/states.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { date } from '#web/i18n/format.ts'
import type { Column, RowAction } from '#web/tables/column.ts'
import { DataTable } from '#web/tables/DataTable.tsx'
import { TableSearch } from '#web/tables/TableSearch.tsx'
import { useListState } from '#web/tables/useListState.ts'
import { AddIcon, DeleteIcon, EditIcon } from '#web/ui/icons.tsx'
import { StatusChip } from '#web/ui/StatusChip.tsx'
import * as referenceDialogs from '../dialogs.ts'

type Row = z.infer<typeof State>

const Standing = ({ state: { isRemoved, isSupported, next } }: { state: Row }) => {
  const { t } = useTranslation('reference')
  if (isRemoved) return <StatusChip status="CLOSED" label={t('state.removed')} />
  return (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
      <StatusChip status={isSupported ? 'ACTIVE' : 'REFERRED'} label={t(`state.supported.${isSupported}`)} />
      {next && (
        <Typography component="span" variant="body2" color="text.secondary">
          {t(`state.next.${next.isSupported}`, { day: date(next.from) })}
        </Typography>
      )}
    </Box>
  )
}

const columns: readonly Column<Row>[] = [
  {
    id: 'stateName',
    header: 'reference:columns.state',
    cell: ({ stateName }) => stateName,
    sortBy: 'stateName',
    fixed: true,
    card: 'title',
  },
  {
    id: 'stateNameAbbrv',
    header: 'reference:columns.abbreviation',
    cell: ({ stateNameAbbrv }) => stateNameAbbrv,
    sortBy: 'stateNameAbbrv',
    card: 'fact',
  },
  { id: 'standing', header: 'reference:columns.offer', cell: (state) => <Standing state={state} />, card: 'status' },
]

/** The states of the region, those too that were taken off the list. */
export const StatesTable = () => {
  const { t } = useTranslation('reference')
  const { open } = useDialogs()
  const list = useListState({ sort: 'stateName', pageSize: 100, sizes: [25, 50, 100] })
  const { page, size } = list.pageQuery
  const states = useOperation(
    searchStates,
    {
      query: {
        page: String(page),
        size,
        sort: list.sort,
        withdrawn: 'true',
        ...(list.search !== undefined && { search: list.search }),
      },
    },
    { keepPrevious: true },
  )
  const actions = (state: Row): readonly RowAction[] =>
    state.isRemoved
      ? [
          {
            label: t('state.putBack'),
            icon: <AddIcon />,
            onSelect: () => open(referenceDialogs.createState, { state }),
          },
        ]
      : [
          {
            label: t(`state.change.${state.isSupported}`),
            icon: <EditIcon />,
            onSelect: () => open(referenceDialogs.updateState, { state }),
          },
          {
            label: t('state.remove'),
            icon: <DeleteIcon />,
            destructive: true,
            onSelect: () => open(referenceDialogs.removeState, { state }),
          },
        ]
  return (
    <DataTable
      name="regionStates"
      label={t('tabs.states')}
      columns={columns}
      rowId={({ id }) => id}
      {...list.table(states)}
      actions={actions}
      toolbar={<TableSearch value={list.search} onSearch={list.setSearch} placeholder={t('state.search')} />}
      empty={{ title: t('state.none') }}
    />
  )
}
