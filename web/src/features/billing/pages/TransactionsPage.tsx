import { useTranslation } from 'react-i18next'
import { searchTransactions } from '#shared/contracts/billing/transactions.ts'
import { call } from '#web/api/call.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { Page } from '#web/layout/Page.tsx'
import { PageHeader } from '#web/layout/PageHeader.tsx'
import { useListState } from '#web/tables/useListState.ts'
import { FileDownloadButton } from '#web/ui/FileDownloadButton.tsx'
import { toast } from '#web/ui/toast.ts'
import { csvOfTransactions, transactionsOfFile } from '../parts/transactions/csvOfTransactions.ts'
import { TransactionFilters } from '../parts/transactions/TransactionFilters.tsx'
import { TransactionTotals } from '../parts/transactions/TransactionTotals.tsx'
import { narrowedBy, sortOf } from '../parts/transactions/transactionQuery.ts'
import { TransactionsTable } from '../tables/TransactionsTable.tsx'

/** Every payment of every policy, narrowed by days, status, agency and method. */
export const TransactionsPage = () => {
  const { t } = useTranslation('billing')
  const list = useListState({ sort: '-paymentDate' })
  const narrowed = narrowedBy(list.filter)
  const sort = sortOf(list.sort, narrowed)
  const transactions = useOperation(
    searchTransactions,
    { query: { ...list.query, ...narrowed, sort } },
    { keepPrevious: true },
  )
  const load = async () => {
    const { search } = list.query
    const asked = { ...narrowed, sort, ...(search !== undefined && { search }) }
    const { rows, isWhole } = await transactionsOfFile((after) =>
      call(searchTransactions, { query: { ...asked, size: 100, ...(after !== undefined && { after }) } }),
    )
    toast.success(t(isWhole ? 'transactions.exported' : 'transactions.exportedPart', { count: rows.length }))
    const heads = ['date', 'company', 'policyNumber', 'method', 'reference', 'amount', 'currency', 'status'] as const
    const content = new Blob(
      [
        csvOfTransactions(
          rows,
          heads.map((head) => t(`transactions.${head}`)),
        ),
      ],
      {
        type: 'text/csv;charset=utf-8',
      },
    )
    return { fileName: 'transactions.csv', content }
  }
  return (
    <Page>
      <PageHeader
        title={t('transactions.title')}
        subtitle={t('transactions.subtitle')}
        secondary={<FileDownloadButton load={load}>{t('transactions.download')}</FileDownloadButton>}
      />
      <TransactionFilters
        narrowed={narrowed}
        search={list.search}
        onSearch={list.setSearch}
        onChange={(changes) => list.setFilters(changes)}
      />
      <TransactionTotals rows={transactions.data?.hits} />
      <TransactionsTable list={list} sort={sort} transactions={transactions} />
    </Page>
  )
}
