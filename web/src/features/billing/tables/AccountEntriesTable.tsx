import { useTranslation } from 'react-i18next'
import type { AccountEntry } from '#shared/contracts/billing/books.ts'
import type { MinorUnits } from '#shared/domain/money/amounts.ts'
import { exactMoney } from '#web/i18n/format.ts'
import type { Column } from '#web/tables/column.ts'
import { DataTable, type DataTableProps } from '#web/tables/DataTable.tsx'
import { toldColumns } from './toldColumns.tsx'

const side = (amount: MinorUnits): string => (amount === 0 ? '–' : exactMoney(amount))

const columns: readonly Column<AccountEntry>[] = [
  ...toldColumns,
  { id: 'debit', header: 'billing:ledger.debit', cell: ({ debit }) => side(debit), align: 'end', card: 'fact' },
  { id: 'credit', header: 'billing:ledger.credit', cell: ({ credit }) => side(credit), align: 'end', card: 'fact' },
  {
    id: 'balance',
    header: 'billing:ledger.balance',
    cell: ({ balance }) => exactMoney(balance),
    align: 'end',
    card: 'fact',
  },
]

type AccountEntriesTableProps = Pick<DataTableProps<AccountEntry>, 'error' | 'loading' | 'onRetry' | 'paging' | 'rows'>

/** The postings to an account, oldest first, each with what the account held after it. */
export const AccountEntriesTable = (props: AccountEntriesTableProps) => {
  const { t } = useTranslation('billing')
  return (
    <DataTable
      name="accountEntries"
      label={t('ledger.title')}
      columns={columns}
      rowId={({ entryId }) => entryId}
      {...props}
      empty={{ title: t('ledger.entriesEmpty'), hint: t('ledger.entriesEmptyHint') }}
    />
  )
}
