import { useTranslation } from 'react-i18next'
import type { CommissionStatement } from '#shared/contracts/commissions/commissionStatement.ts'
import { downloadDocument } from '#shared/contracts/docs/documents.ts'
import { call } from '#web/api/call.ts'
import { orSay } from '#web/api/orSay.ts'
import { exactMoney } from '#web/i18n/format.ts'
import { monthName } from '#web/i18n/monthName.ts'
import type { Column, Paging, RowAction } from '#web/tables/column.ts'
import { DataTable, type DataTableProps } from '#web/tables/DataTable.tsx'
import { saveFile } from '#web/ui/FileDownloadButton.tsx'
import { toast } from '#web/ui/toast.ts'
import { StatementLines } from '../parts/StatementLines.tsx'

const figures: readonly Column<CommissionStatement>[] = [
  { id: 'opening', header: 'commissions:table.opening', cell: ({ opening }) => exactMoney(opening), align: 'end' },
  {
    id: 'earned',
    header: 'commissions:table.earned',
    cell: ({ earned }) => exactMoney(earned),
    align: 'end',
    card: 'fact',
  },
  {
    id: 'clawedBack',
    header: 'commissions:table.clawedBack',
    cell: ({ clawedBack }) => exactMoney(clawedBack),
    align: 'end',
  },
  {
    id: 'brokerFees',
    header: 'commissions:table.brokerFees',
    cell: ({ brokerFees = 0 }) => exactMoney(brokerFees),
    align: 'end',
  },
  { id: 'paid', header: 'commissions:table.paid', cell: ({ paid }) => exactMoney(paid), align: 'end', card: 'fact' },
  {
    id: 'amount',
    header: 'commissions:table.amount',
    cell: ({ amount }) => exactMoney(amount),
    align: 'end',
    card: 'fact',
  },
]

const byMonth: readonly Column<CommissionStatement>[] = [
  {
    id: 'month',
    header: 'commissions:table.month',
    cell: ({ year, month }) => `${monthName(month)} ${year}`,
    fixed: true,
    card: 'title',
  },
  ...figures,
]

const byAgency: readonly Column<CommissionStatement>[] = [
  {
    id: 'agencyName',
    header: 'commissions:table.agency',
    cell: ({ agencyName }) => agencyName,
    fixed: true,
    card: 'title',
  },
  ...figures,
]

type StatementsTableProps = Pick<DataTableProps<CommissionStatement>, 'empty' | 'rowHref' | 'toolbar'> & {
  /** Of one agency, month by month, or of many in one month. */
  by: 'agency' | 'month'
  /** Whether its documents are the reader's to download. */
  files?: boolean
  statements: {
    readonly data: readonly CommissionStatement[] | undefined
    readonly error: unknown
    readonly isPending: boolean
    readonly refetch: () => unknown
    readonly paging: Paging | undefined
  }
}

/** Commission statements: what was brought forward, earned, clawed back and paid, and what is due after it. */
export const StatementsTable = ({ by, files = true, statements, ...table }: StatementsTableProps) => {
  const { t } = useTranslation('commissions')
  const download = (docId: CommissionStatement['docId']) =>
    call(downloadDocument, { query: { docId } })
      .catch(orSay(t('statement.noDownload')))
      .then(saveFile)
      .catch((error) => toast.problem(error))
  const actions = ({ docId, csvDocId }: CommissionStatement): readonly RowAction[] => [
    { label: t('statement.downloadPdf'), onSelect: () => void download(docId) },
    { label: t('statement.downloadCsv'), onSelect: () => void download(csvDocId) },
  ]
  return (
    <DataTable
      name={`commissionStatements.${by}`}
      label={t('table.title')}
      columns={by === 'month' ? byMonth : byAgency}
      rows={statements.data}
      rowId={({ docId }) => docId}
      paging={statements.paging}
      loading={statements.isPending}
      error={statements.error ?? undefined}
      onRetry={() => void statements.refetch()}
      {...(files && { actions })}
      expand={(statement) => <StatementLines {...statement} />}
      {...table}
    />
  )
}
