import { useTranslation } from 'react-i18next'
import type { JournalEntry } from '#shared/contracts/billing/books.ts'
import { exactMoney } from '#web/i18n/format.ts'
import type { Column } from '#web/tables/column.ts'
import { DataTable, type DataTableProps } from '#web/tables/DataTable.tsx'
import { EntryLines } from '../parts/books/EntryLines.tsx'
import { toldColumns } from './toldColumns.tsx'

const amountOf = ({ lines }: JournalEntry): number => lines.reduce((sum, { debit }) => sum + debit, 0)

const columns: readonly Column<JournalEntry>[] = [
  ...toldColumns,
  {
    id: 'debit',
    header: 'billing:ledger.debit',
    cell: (entry) => exactMoney(amountOf(entry)),
    align: 'end',
    card: 'fact',
  },
]

type JournalTableProps = Pick<DataTableProps<JournalEntry>, 'error' | 'loading' | 'onRetry' | 'paging' | 'rows'>

/** Postings, newest first; unfolded each shows its lines. */
export const JournalTable = (props: JournalTableProps) => {
  const { t } = useTranslation('billing')
  return (
    <DataTable
      name="journal"
      label={t('ledger.journal')}
      columns={columns}
      rowId={({ entryId }) => entryId}
      {...props}
      expand={({ lines }) => <EntryLines lines={lines} />}
      empty={{ title: t('ledger.entriesEmpty'), hint: t('ledger.entriesEmptyHint') }}
    />
  )
}
