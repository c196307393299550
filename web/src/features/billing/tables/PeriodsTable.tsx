import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { PeriodClosing, PeriodSummary } from '#shared/contracts/billing/period.ts'
import { getPeriod, getPeriodFile } from '#shared/contracts/billing/periods.ts'
import type { Month } from '#shared/domain/calendar/months.ts'
import { call } from '#web/api/call.ts'
import { useSession } from '#web/api/session.ts'
import { useMay } from '#web/api/useMay.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { date, exactMoney } from '#web/i18n/format.ts'
import { monthText } from '#web/i18n/monthText.ts'
import type { Column, RowAction } from '#web/tables/column.ts'
import { DataTable, type DataTableProps } from '#web/tables/DataTable.tsx'
import { FileDownloadButton } from '#web/ui/FileDownloadButton.tsx'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { TextSkeleton } from '#web/ui/Skeletons.tsx'
import { StatusChip } from '#web/ui/StatusChip.tsx'
import * as dialogsOf from '../dialogs.ts'
import { PeriodAccounts } from '../parts/periods/PeriodAccounts.tsx'

const wholeDay = { dateStyle: 'medium' } as const

/** Who closed a month and who reopened it, a line each. */
const Words = ({ closing }: { closing: PeriodClosing }) => {
  const { t } = useTranslation('billing')
  const { closed, reopened } = closing
  return (
    <Box sx={{ whiteSpace: 'normal', overflowWrap: 'anywhere', minWidth: 0 }}>
      {t('periods.closedBy', { name: closed.name, date: date(closed.at, wholeDay) })}
      {reopened && (
        <Typography variant="caption" color="text.secondary" component="div">
          {t('periods.reopenedBy', {
            name: reopened.name,
            date: date(reopened.at, wholeDay),
            reason: reopened.reason,
          })}
        </Typography>
      )}
    </Box>
  )
}

const Last = ({ closings: [last] }: Pick<PeriodSummary, 'closings'>) => last && <Words closing={last} />

const load = async (closingId: PeriodClosing['id']) => {
  const { fileName, csv } = await call(getPeriodFile, { params: { closingId } })
  return { fileName, content: new Blob([csv], { type: 'text/csv;charset=utf-8' }) }
}

/** A month unfolded: every closing of it with its file, and its accounts. */
const Unfolded = ({ period: { month, closings } }: { period: PeriodSummary }) => {
  const { t } = useTranslation(['billing', 'records'])
  const { open } = useDialogs()
  const { data, error, isPending, refetch } = useOperation(getPeriod, { params: { month } })
  return (
    <Box sx={{ display: 'grid', gap: 1.5, minWidth: 0 }}>
      {closings.map((closing) => (
        <Box key={closing.id} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
          <StatusChip status={closing.status} />
          <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
            <Words closing={closing} />
          </Box>
          <FileDownloadButton
            size="small"
            load={() => load(closing.id)}
            aria-label={t('periods.fileOf', { month: monthText(month) })}
          >
            {t('periods.file')}
          </FileDownloadButton>
          <Button
            size="small"
            onClick={() => open(dialogsOf.periodClosingHistory, { id: closing.id, name: monthText(month) })}
          >
            {t('records:history.title')}
          </Button>
        </Box>
      ))}
      {error && <ProblemPanel error={error} onRetry={() => void refetch()} />}
      {isPending && <TextSkeleton lines={6} />}
      {data && <PeriodAccounts period={data} />}
    </Box>
  )
}

const columns: readonly Column<PeriodSummary>[] = [
  {
    id: 'month',
    header: 'billing:periods.month',
    cell: ({ month }) => monthText(month),
    fixed: true,
    card: 'title',
  },
  {
    id: 'who',
    header: 'billing:periods.who',
    cell: ({ closings }) => <Last closings={closings} />,
    card: 'text',
  },
  {
    id: 'debit',
    header: 'billing:periods.debit',
    cell: ({ debit }) => exactMoney(debit),
    align: 'end',
    card: 'fact',
  },
  {
    id: 'credit',
    header: 'billing:periods.credit',
    cell: ({ credit }) => exactMoney(credit),
    align: 'end',
    card: 'fact',
  },
  {
    id: 'status',
    header: 'billing:periods.status',
    cell: ({ status }) => <StatusChip status={status} />,
    card: 'status',
  },
]

type PeriodsTableProps = Pick<DataTableProps<PeriodSummary>, 'error' | 'loading' | 'onRetry' | 'rows'> & {
  /** The last closed month, which can be reopened. */
  last: Month | undefined
}

/** The months of the books, newest first. */
export const PeriodsTable = ({ last, ...rows }: PeriodsTableProps) => {
  const { t } = useTranslation('billing')
  const may = useMay()
  const dialogs = useDialogs()
  const me = useSession()?.claims.userId
  const actions = ({ month, closings: [closing] }: PeriodSummary): readonly RowAction[] =>
    month === last && may('ledger:close')
      ? [
          {
            label: t('periods.reopen.action'),
            destructive: true,
            ...(closing?.closed.by === me && { notNow: t('periods.reopen.second') }),
            onSelect: () => dialogs.open(dialogsOf.reopenPeriod, { month }),
          },
        ]
      : []
  return (
    <DataTable
      name="periods"
      label={t('periods.title')}
      columns={columns}
      rowId={({ month }) => month}
      {...rows}
      actions={actions}
      expand={(period) => <Unfolded period={period} />}
      empty={{ title: t('periods.empty'), hint: t('periods.emptyHint') }}
    />
  )
}
