import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import type { ResponseOf } from '#shared/contract/operation.ts'
import { listVendorPanel } from '#shared/contracts/account/vendors.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { phone } from '#web/i18n/format.ts'
import { i18n } from '#web/i18n/i18n.ts'
import type { Column } from '#web/tables/column.ts'
import { DataTable } from '#web/tables/DataTable.tsx'
import { AddIcon } from '#web/ui/icons.tsx'
import { StatusChip } from '#web/ui/StatusChip.tsx'
import { createVendor, updateVendor } from '../dialogs.ts'

type Row = ResponseOf<typeof listVendorPanel>[number]

const contactOf = ({ contactFirstName, contactLastName, contactEmail, contactPhone, hotline }: Row): string => {
  const number = hotline ?? contactPhone
  const person = [contactFirstName, contactLastName].filter(Boolean).join(' ')
  return [person, number === undefined ? contactEmail : phone(number)].filter(Boolean).join(', ') || '–'
}

const columns: readonly Column<Row>[] = [
  { id: 'name', header: 'claims:columns.vendor', cell: ({ name }) => name, fixed: true, card: 'title' },
  {
    id: 'does',
    header: 'claims:columns.does',
    cell: ({ subcategories }) => subcategories.map((each) => i18n.t(`claims:subcategories.${each}`)).join(', '),
    card: 'text',
  },
  { id: 'contact', header: 'claims:columns.contact', cell: contactOf, card: 'fact' },
  {
    id: 'organization',
    header: 'claims:columns.organization',
    cell: ({ organizationName }) => organizationName ?? '–',
    card: 'fact',
  },
  {
    id: 'active',
    header: 'claims:columns.active',
    cell: ({ active }) => (
      <StatusChip
        status={active ? 'ACTIVE' : 'CLOSED'}
        label={i18n.t(`claims:panel.${active ? 'active' : 'inactive'}`)}
      />
    ),
    card: 'status',
  },
]

/** The vendors of the panel by name, those that were taken out of it among them; a row opens one. */
export const VendorsTable = () => {
  const { t } = useTranslation('claims')
  const { open } = useDialogs()
  const panel = useOperation(listVendorPanel, { query: { inactive: 'true' } })
  return (
    <DataTable
      name="vendorPanel"
      label={t('panel.title')}
      columns={columns}
      rows={panel.data}
      rowId={({ vendorId }) => vendorId}
      loading={panel.isPending}
      error={panel.error ?? undefined}
      onRetry={() => void panel.refetch()}
      onRowClick={({ vendorId }) => open(updateVendor, { vendorId })}
      empty={{
        title: t('panel.none'),
        hint: t('panel.noneHint'),
        action: (
          <Button variant="contained" startIcon={<AddIcon />} onClick={() => open(createVendor, {})}>
            {t('createVendor.submit')}
          </Button>
        ),
      }}
    />
  )
}
