import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import type { Statement } from '#shared/contracts/billing/statement.ts'
import type { MinorUnits } from '#shared/domain/money/amounts.ts'
import { date, exactMoney } from '#web/i18n/format.ts'
import type { Column } from '#web/tables/column.ts'
import { DataTable, type DataTableProps } from '#web/tables/DataTable.tsx'
import { PolicyLink } from '../parts/books/PolicyLink.tsx'

type Row = Statement['rows'][number]

const side = (amount: MinorUnits): string => (amount === 0 ? '–' : exactMoney(amount))

const columns: readonly Column<Row>[] = [
  { id: 'date', header: 'billing:statements.date', cell: ({ day }) => date(day), card: 'text' },
  {
    id: 'description',
    header: 'billing:statements.description',
    cell: ({ description }) => <Box sx={{ whiteSpace: 'normal', minWidth: 160 }}>{description}</Box>,
    fixed: true,
    card: 'title',
  },
  {
    id: 'policy',
    header: 'billing:statements.policy',
    cell: ({ policyId, policyNumber, companyName }) => (
      <PolicyLink policyId={policyId} policyNumber={policyNumber} companyName={companyName} />
    ),
    card: 'text',
  },
  { id: 'debit', header: 'billing:statements.debit', cell: ({ debit }) => side(debit), align: 'end', card: 'fact' },
  { id: 'credit', header: 'billing:statements.credit', cell: ({ credit }) => side(credit), align: 'end', card: 'fact' },
  {
    id: 'balance',
    header: 'billing:statements.balance',
    cell: ({ balance }) => exactMoney(balance),
    align: 'end',
    card: 'fact',
  },
]

/** The movements of a statement, oldest first, each with what stood open after it. */
export const StatementTable = (props: Pick<DataTableProps<Row>, 'error' | 'loading' | 'onRetry' | 'rows'>) => {
  const { t } = useTranslation('billing')
  return (
    <DataTable
      name="statement"
      label={t('statements.title')}
      columns={columns}
      rowId={({ entryId }) => entryId}
      {...props}
      empty={{ title: t('statements.empty'), hint: t('statements.emptyHint') }}
    />
  )
}
