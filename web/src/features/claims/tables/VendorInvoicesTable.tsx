import Chip from '@mui/material/Chip'
import { useTranslation } from 'react-i18next'
import type { VendorInvoiceHit } from '#shared/contracts/claims/vendorInvoiceRecord.ts'
import { searchVendorInvoices } from '#shared/contracts/claims/vendorInvoices.ts'
import { vendorInvoiceStatuses } from '#shared/records/vendorInvoice/vendorInvoiceStatus.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { date, exactMoney } from '#web/i18n/format.ts'
import { i18n } from '#web/i18n/i18n.ts'
import { usePersona } from '#web/layout/usePersona.ts'
import type { Column } from '#web/tables/column.ts'
import { DataTable } from '#web/tables/DataTable.tsx'
import { FilterChips } from '#web/tables/FilterChips.tsx'
import { TableSearch } from '#web/tables/TableSearch.tsx'
import { useListState } from '#web/tables/useListState.ts'
import { StatusChip } from '#web/ui/StatusChip.tsx'
import { vendorInvoice } from '../dialogs.ts'

const number: Column<VendorInvoiceHit> = {
  id: 'number',
  header: 'claims:invoices.number',
  cell: (invoice) => invoice.number,
  fixed: true,
  card: 'title',
}
const vendor: Column<VendorInvoiceHit> = {
  id: 'vendorName',
  header: 'claims:columns.vendor',
  cell: ({ vendorName }) => vendorName,
  sortBy: 'vendorName',
  card: 'fact',
}
const columns: readonly Column<VendorInvoiceHit>[] = [
  {
    id: 'claimNumber',
    header: 'claims:columns.number',
    cell: ({ claimNumber, companyName }) => `${claimNumber}, ${companyName}`,
    card: 'text',
  },
  {
    id: 'invoicedOn',
    header: 'claims:invoices.invoicedOn',
    cell: ({ invoicedOn }) => date(invoicedOn),
    sortBy: 'invoicedOn',
    align: 'end',
    card: 'fact',
  },
  {
    id: 'paidOn',
    header: 'claims:fields.paidOn',
    cell: ({ paidOn }) => (paidOn === undefined ? '–' : date(paidOn)),
    align: 'end',
    card: 'fact',
  },
  {
    id: 'total',
    header: 'claims:invoices.total',
    cell: ({ total }) => exactMoney(total),
    sortBy: 'total',
    align: 'end',
    card: 'fact',
  },
  {
    id: 'status',
    header: 'claims:invoices.status',
    cell: ({ isAboveAgreed, status }) => (
      <>
        <StatusChip status={status} label={i18n.t(`claims:invoices.statuses.${status}`)} />
        {isAboveAgreed && status === 'SUBMITTED' && (
          <Chip
            size="small"
            color="warning"
            variant="outlined"
            sx={{ ml: 0.75 }}
            label={i18n.t('claims:invoices.aboveAgreed')}
          />
        )}
      </>
    ),
    card: 'status',
  },
]

/** Invoices of vendors in the reader's reach, newest first; a row opens one. */
export const VendorInvoicesTable = () => {
  const { t } = useTranslation('claims')
  const { open } = useDialogs()
  const isVendor = usePersona() === 'VENDOR'
  const list = useListState({ sort: '-created' })
  const status = vendorInvoiceStatuses.find((each) => each === list.filter('status'))
  const invoices = useOperation(
    searchVendorInvoices,
    { query: { ...list.query, ...(status && { status }) } },
    { keepPrevious: true },
  )
  return (
    <DataTable
      name="vendorInvoices"
      label={t('invoices.title')}
      columns={[number, ...(isVendor ? [] : [vendor]), ...columns]}
      rowId={({ id }) => id}
      {...list.table(invoices)}
      onRowClick={({ id }) => open(vendorInvoice, { vendorInvoiceId: id })}
      toolbar={
        <>
          <TableSearch value={list.search} onSearch={list.setSearch} placeholder={t('invoices.search')} />
          <FilterChips
            label={t('invoices.status')}
            single
            options={vendorInvoiceStatuses.map((value) => ({ value, label: t(`invoices.statuses.${value}`) }))}
            value={status === undefined ? [] : [status]}
            onChange={([next]) => list.setFilter('status', next)}
          />
        </>
      }
      empty={{ title: t('invoices.none'), hint: t(isVendor ? 'invoices.noneHintVendor' : 'invoices.noneHint') }}
    />
  )
}
