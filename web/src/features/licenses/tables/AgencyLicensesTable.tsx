import { useTranslation } from 'react-i18next'
import { type AgencyLicense, searchAgencyLicenses } from '#shared/contracts/agency/agencyLicenses.ts'
import type { AgencyId } from '#shared/domain/ids/ids.ts'
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

const own: readonly Column<AgencyLicense>[] = licenseColumns<AgencyLicense>()
const all: readonly Column<AgencyLicense>[] = [...own.slice(0, 1), agencyColumn<AgencyLicense>(), ...own.slice(1)]

type AgencyLicensesTableProps = {
  /** Of one agency that staff look at. */
  agencyId?: AgencyId | undefined
  /** Of several agencies, each named. */
  named?: boolean
}

/** Licenses of an agency, or of all that staff look after; the first to expire first. */
export const AgencyLicensesTable = ({ agencyId, named = false }: AgencyLicensesTableProps) => {
  const { t } = useTranslation('licenses')
  const may = useMay()
  const { open } = useDialogs()
  const verify = useVerify()
  const list = useListState({ sort: 'expirationDate' })
  const state = list.filter('state')
  const licenses = useOperation(
    searchAgencyLicenses,
    { query: { ...list.query, agencyId, ...(state && { state }) } },
    { keepPrevious: true },
  )
  const edit = (license: AgencyLicense) => open(licenseDialogs.updateAgencyLicense, { license })
  const history = useHistoryAction()
  const actions = (license: AgencyLicense): readonly RowAction[] =>
    may('license:manage')
      ? [
          { label: t('actions.edit'), icon: <EditIcon />, onSelect: () => edit(license) },
          { label: t('actions.verify'), icon: <PolicyIcon />, onSelect: () => verify.ofAgency(license.id) },
          history(() => open(licenseDialogs.agencyLicenseHistory, { id: license.id, name: license.number })),
          {
            label: t('actions.remove'),
            icon: <DeleteIcon />,
            destructive: true,
            onSelect: () => open(licenseDialogs.removeAgencyLicense, { licenseId: license.id, number: license.number }),
          },
        ]
      : []
  return (
    <DataTable
      name="agencyLicenses"
      label={t('tabs.agency')}
      columns={named ? all : own}
      rowId={({ id }) => id}
      {...list.table(licenses)}
      {...(may('license:manage') && { onRowClick: edit })}
      actions={actions}
      toolbar={
        <>
          <TableSearch value={list.search} onSearch={list.setSearch} placeholder={t('search')} />
          <StateFilter value={state} onChange={(next) => list.setFilter('state', next)} />
        </>
      }
      empty={{ title: t('empty.agency'), hint: t('empty.agencyHint') }}
    />
  )
}
