import Chip from '@mui/material/Chip'
import { useTranslation } from 'react-i18next'
import {
  type SurplusLicense,
  searchAllSurplusLicenses,
  searchSurplusLicenses,
} from '#shared/contracts/account/surplusLicenses.ts'
import { AgencyId } from '#shared/domain/ids/ids.ts'
import { signatureStates } from '#shared/regions/licensing.ts'
import { useMay } from '#web/api/useMay.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { useHistoryAction } from '#web/records/useHistoryAction.tsx'
import type { Column, RowAction } from '#web/tables/column.ts'
import { DataTable } from '#web/tables/DataTable.tsx'
import { TableSearch } from '#web/tables/TableSearch.tsx'
import { useListState } from '#web/tables/useListState.ts'
import { DeleteIcon, EditIcon, UploadIcon } from '#web/ui/icons.tsx'
import * as licenseDialogs from '../dialogs.ts'
import { Expiry } from '../parts/Expiry.tsx'
import { StateFilter } from '../parts/StateFilter.tsx'
import { useLicenseMode } from '../parts/useLicenseMode.ts'

type Row = SurplusLicense & { readonly agencyName?: string | undefined }

/** Whether a signature is on file, of the states whose notice is signed. */
const Signature = ({ row: { surplusLinesState, signatureOnFile } }: { row: Row }) => {
  const { t } = useTranslation('licenses')
  if (!signatureStates.includes(surplusLinesState)) return null
  const [color, word] = signatureOnFile ? (['success', 'onFile'] as const) : (['warning', 'missing'] as const)
  return <Chip size="small" color={color} variant="outlined" label={t(`surplus.${word}`)} />
}

const broker: Column<Row> = {
  id: 'broker',
  header: 'licenses:columns.broker',
  cell: ({ brokerFirstName, brokerLastName }) => `${brokerFirstName} ${brokerLastName}`,
  sortBy: 'brokerLastName',
  fixed: true,
  card: 'title',
}
const rest: readonly Column<Row>[] = [
  { id: 'number', header: 'licenses:columns.number', cell: (row) => row.surplusLicenseNumber, card: 'fact' },
  {
    id: 'state',
    header: 'licenses:columns.state',
    cell: (row) => row.surplusLinesState,
    sortBy: 'surplusLinesState',
    card: 'fact',
  },
  { id: 'email', header: 'licenses:columns.email', cell: (row) => row.brokerEmail },
  {
    id: 'expirationDate',
    header: 'licenses:columns.expires',
    cell: (row) => <Expiry day={row.expirationDate} />,
    sortBy: 'expirationDate',
    card: 'fact',
  },
  {
    id: 'signature',
    header: 'licenses:columns.signature',
    cell: (row) => <Signature row={row} />,
    card: 'status',
  },
]
const agency: Column<Row> = {
  id: 'agency',
  header: 'licenses:columns.agency',
  cell: (row) => row.agencyName ?? '–',
  card: 'text',
}
const own = [broker, ...rest]
const all = [broker, agency, ...rest]

type SurplusLicensesTableProps = {
  /** Of one agency that staff look at. */
  agencyId?: AgencyId | undefined
  /** Of several agencies, each named. */
  named?: boolean
}

/** Surplus lines licenses: the own agency's, or in admin mode those of all agencies. */
export const SurplusLicensesTable = ({ agencyId, named = false }: SurplusLicensesTableProps) => {
  const { t } = useTranslation('licenses')
  const may = useMay()
  const { open } = useDialogs()
  const { isAdminMode } = useLicenseMode()
  const list = useListState({ sort: 'brokerLastName' })
  const surplusLinesState = list.filter('state')
  const query = { ...list.pageQuery, ...(surplusLinesState && { surplusLinesState }) }
  const ofAll = useOperation(searchAllSurplusLicenses, isAdminMode ? { query: { ...query, agencyId } } : null, {
    keepPrevious: true,
  })
  const ofOwn = useOperation(searchSurplusLicenses, isAdminMode ? null : { query }, { keepPrevious: true })
  const edit = (license: Row) => open(licenseDialogs.updateSurplusLicense, { license })
  const history = useHistoryAction()
  const actions = (license: Row): readonly RowAction[] => {
    const { id: surplusLicenseId, surplusLicenseNumber: number, surplusLinesState: state, agencyName } = license
    if (!may('license:manage')) return []
    return [
      { label: t('actions.edit'), icon: <EditIcon />, onSelect: () => edit(license) },
      {
        label: t('notice.title'),
        icon: <UploadIcon />,
        onSelect: () =>
          open(licenseDialogs.uploadSurplusNotice, {
            state,
            ...(isAdminMode && { agencyId: AgencyId.parse(license.agencyId), agencyName }),
          }),
      },
      history(() => open(licenseDialogs.surplusLicenseHistory, { id: surplusLicenseId, name: number })),
      {
        label: t('actions.remove'),
        icon: <DeleteIcon />,
        destructive: true,
        onSelect: () => open(licenseDialogs.removeSurplusLicense, { surplusLicenseId, number }),
      },
    ]
  }
  const table = list.table<Row>(isAdminMode ? ofAll : ofOwn)
  return (
    <DataTable
      name="surplusLicenses"
      label={t('tabs.surplus')}
      columns={named ? all : own}
      rowId={({ id }) => id}
      {...table}
      {...(may('license:manage') && { onRowClick: edit })}
      actions={actions}
      toolbar={
        <>
          <TableSearch value={list.search} onSearch={list.setSearch} placeholder={t('searchBrokers')} />
          <StateFilter value={surplusLinesState} onChange={(next) => list.setFilter('state', next)} />
        </>
      }
      empty={{ title: t('empty.surplus'), hint: t('empty.surplusHint') }}
    />
  )
}
