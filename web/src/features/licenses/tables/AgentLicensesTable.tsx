import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import {
  type AgentLicenseHit,
  searchAgentLicenses,
  searchAllAgentLicenses,
} from '#shared/contracts/agency/agentLicenses.ts'
import { type AgencyId, UserId } from '#shared/domain/ids/ids.ts'
import { useMay } from '#web/api/useMay.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { useHistoryAction } from '#web/records/useHistoryAction.tsx'
import type { Column, RowAction } from '#web/tables/column.ts'
import { DataTable } from '#web/tables/DataTable.tsx'
import { TableSearch } from '#web/tables/TableSearch.tsx'
import { useListState } from '#web/tables/useListState.ts'
import { DeleteIcon, EditIcon, PolicyIcon } from '#web/ui/icons.tsx'
import * as licenseDialogs from '../dialogs.ts'
import { StateFilter } from '../parts/StateFilter.tsx'
import { useVerify } from '../parts/useVerify.ts'
import { agencyColumn, licenseColumns } from './licenseColumns.tsx'

/** Says that somebody works here no more. */
const Left = () => {
  const { t } = useTranslation('licenses')
  return (
    <Typography variant="caption" color="text.secondary" component="div">
      {t('left')}
    </Typography>
  )
}

const [number, ...rest] = licenseColumns<AgentLicenseHit>()
const agent: Column<AgentLicenseHit> = {
  id: 'agent',
  header: 'licenses:columns.agent',
  cell: ({ agentFirstName, agentLastName, agentLeft }) => (
    <>
      {`${agentFirstName} ${agentLastName}`}
      {agentLeft && <Left />}
    </>
  ),
  sortBy: 'agentEmail',
  fixed: true,
  card: 'title',
}
const numberOfRow = number === undefined ? [] : [{ ...number, card: 'fact' } as const]
const own: readonly Column<AgentLicenseHit>[] = [agent, ...numberOfRow, ...rest]
const all: readonly Column<AgentLicenseHit>[] = [agent, agencyColumn<AgentLicenseHit>(), ...numberOfRow, ...rest]

type AgentLicensesTableProps = {
  /** Of one agency that staff look at. */
  agencyId?: AgencyId | undefined
  /** Of several agencies, each named. */
  named?: boolean
}

/** Licenses of agents: of an agency, of all, or of who is in charge of nobody their own. */
export const AgentLicensesTable = ({ agencyId, named = false }: AgentLicensesTableProps) => {
  const { t } = useTranslation('licenses')
  const may = useMay()
  const { open } = useDialogs()
  const verify = useVerify()
  const list = useListState({ sort: 'expirationDate' })
  const state = list.filter('state')
  const query = { ...list.query, ...(state && { state }) }
  const ofAgency = useOperation(
    searchAllAgentLicenses,
    agencyId === undefined ? null : { query: { ...query, agencyId } },
    { keepPrevious: true },
  )
  const mine = useOperation(searchAgentLicenses, agencyId === undefined ? { query } : null, { keepPrevious: true })
  /** A license is changed for somebody who works here; of who has left, what is on record stands. */
  const edit = ({ agentId, ...license }: AgentLicenseHit) =>
    open(licenseDialogs.updateAgentLicense, { license: { ...license, agentId: UserId.parse(agentId) } })
  const past = ({ id, number: name }: AgentLicenseHit) => open(licenseDialogs.agentLicenseHistory, { id, name })
  const history = useHistoryAction()
  const actions = (license: AgentLicenseHit): readonly RowAction[] =>
    may('license:manage')
      ? [
          ...(license.agentLeft
            ? []
            : [{ label: t('actions.edit'), icon: <EditIcon />, onSelect: () => edit(license) }]),
          { label: t('actions.verify'), icon: <PolicyIcon />, onSelect: () => verify.ofAgent(license.id) },
          history(() => past(license)),
          {
            label: t('actions.remove'),
            icon: <DeleteIcon />,
            destructive: true,
            onSelect: () => open(licenseDialogs.removeAgentLicense, { licenseId: license.id, number: license.number }),
          },
        ]
      : []
  return (
    <DataTable
      name="agentLicenses"
      label={t('tabs.agents')}
      columns={named ? all : own}
      rowId={({ id }) => id}
      {...list.table(agencyId === undefined ? mine : ofAgency)}
      {...(may('license:manage') && { onRowClick: (row: AgentLicenseHit) => (row.agentLeft ? past(row) : edit(row)) })}
      actions={actions}
      toolbar={
        <>
          <TableSearch value={list.search} onSearch={list.setSearch} placeholder={t('searchAgents')} />
          <StateFilter value={state} onChange={(next) => list.setFilter('state', next)} />
        </>
      }
      empty={{ title: t('empty.agents'), hint: t('empty.agentsHint') }}
    />
  )
}
