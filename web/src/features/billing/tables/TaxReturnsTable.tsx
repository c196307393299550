import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { getTaxReturn, getTaxReturnFile } from '#shared/contracts/billing/taxes.ts'
import type { TaxReturn } from '#shared/contracts/billing/taxReturn.ts'
import type { Tone } from '#shared/records/tone.ts'
import { call } from '#web/api/call.ts'
import { useSession } from '#web/api/session.ts'
import { useMay } from '#web/api/useMay.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { date, exactMoney, percent } from '#web/i18n/format.ts'
import { useHistoryAction } from '#web/records/useHistoryAction.tsx'
import type { Column, RowAction } from '#web/tables/column.ts'
import { DataTable, type DataTableProps } from '#web/tables/DataTable.tsx'
import { FileDownloadButton } from '#web/ui/FileDownloadButton.tsx'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { TextSkeleton } from '#web/ui/Skeletons.tsx'
import { StatusChip } from '#web/ui/StatusChip.tsx'
import * as dialogsOf from '../dialogs.ts'
import { csvFile } from '../parts/books/csvFile.ts'
import { PolicyLink } from '../parts/books/PolicyLink.tsx'
import { PayableLines } from '../parts/taxes/PayableLines.tsx'
import { periodText } from '../parts/taxes/periodText.ts'

const phaseTones = {
  running: 'draft',
  open: 'ready',
  dueSoon: 'referred',
  overdue: 'refused',
} as const satisfies Record<NonNullable<TaxReturn['phase']>, Tone>

const Standing = ({ row: { phase, status } }: { row: TaxReturn }) => {
  const { t } = useTranslation('billing')
  return phase === undefined ? (
    <StatusChip status={status} />
  ) : (
    <StatusChip status={status} tone={phaseTones[phase]} label={t(`taxes.phases.${phase}`)} />
  )
}

const Due = ({ row: { dueOn, daysLeft } }: { row: TaxReturn }) => {
  const { t } = useTranslation('billing')
  return (
    <>
      {date(dueOn)}
      {daysLeft !== undefined && daysLeft >= 0 && daysLeft < 100 && (
        <Typography variant="caption" color="text.secondary" component="div">
          {t('taxes.daysLeft', { count: daysLeft })}
        </Typography>
      )}
    </>
  )
}

/** A return unfolded: what is payable, who filed and paid it, its file, and its transactions. */
const Unfolded = ({ row }: { row: TaxReturn }) => {
  const { t } = useTranslation('billing')
  const { authority, to, filed, paid } = row
  const query = { authority, to }
  const { data, error, isPending, refetch } = useOperation(getTaxReturn, { query })
  const load = async () => csvFile(await call(getTaxReturnFile, { query }))
  return (
    <Box sx={{ display: 'grid', gap: 1.5, minWidth: 0 }}>
      <Box sx={{ maxWidth: 520 }}>
        <PayableLines {...row} />
      </Box>
      {filed && (
        <Typography variant="body2">
          {t('taxes.filed', { date: date(filed.on), name: filed.name, reference: filed.reference })}
        </Typography>
      )}
      {paid && (
        <Typography variant="body2">
          {t('taxes.paid', { date: date(paid.on), name: paid.name, reference: paid.reference })}
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        <FileDownloadButton size="small" load={load}>
          {t(filed === undefined ? 'taxes.draft' : 'taxes.file')}
        </FileDownloadButton>
        <Typography variant="caption" color="text.secondary">
          {t('taxes.source', { source: row.source })}
        </Typography>
      </Box>
      {error && <ProblemPanel error={error} onRetry={() => void refetch()} />}
      {isPending && <TextSkeleton lines={4} />}
      {data?.transactions.map((each) => (
        <Box
          key={each.entryId}
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: '1fr auto', md: 'minmax(0, 2fr) 1fr 1fr 110px 70px 110px' },
            gap: 1.5,
            alignItems: 'baseline',
          }}
        >
          <Box sx={{ minWidth: 0 }}>
            <PolicyLink {...each} />
          </Box>
          <Typography variant="body2">{each.transaction}</Typography>
          <Typography variant="body2" sx={{ display: { xs: 'none', md: 'block' } }}>
            {date(each.bookedOn)}
          </Typography>
          <Typography
            variant="body2"
            className="tabular"
            sx={{ textAlign: 'right', display: { xs: 'none', md: 'block' } }}
          >
            {exactMoney(each.taxable)}
          </Typography>
          <Typography
            variant="body2"
            className="tabular"
            sx={{ textAlign: 'right', display: { xs: 'none', md: 'block' } }}
          >
            {percent(each.rate, { digits: 3 })}
          </Typography>
          <Typography variant="body2" className="tabular" sx={{ textAlign: 'right' }}>
            {exactMoney(each.tax + each.levy)}
          </Typography>
        </Box>
      ))}
    </Box>
  )
}

const columns: readonly Column<TaxReturn>[] = [
  { id: 'authority', header: 'billing:taxes.authority', cell: ({ name }) => name, fixed: true, card: 'title' },
  { id: 'period', header: 'billing:taxes.period', cell: (row) => periodText(row), card: 'text' },
  { id: 'due', header: 'billing:taxes.due', cell: (row) => <Due row={row} />, card: 'fact' },
  {
    id: 'payable',
    header: 'billing:taxes.payable',
    cell: ({ payable }) => exactMoney(payable),
    align: 'end',
    card: 'fact',
  },
  { id: 'status', header: 'billing:taxes.status', cell: (row) => <Standing row={row} />, card: 'status' },
]

/** The tax returns: what is open by its day, then what was filed. */
export const TaxReturnsTable = (props: Pick<DataTableProps<TaxReturn>, 'error' | 'loading' | 'onRetry' | 'rows'>) => {
  const { t } = useTranslation('billing')
  const may = useMay()
  const dialogs = useDialogs()
  const me = useSession()?.claims.userId
  const history = useHistoryAction()
  const deeds = ({ authority, filable, filed, status, to }: TaxReturn): readonly RowAction[] => {
    if (!may('tax:file')) return []
    if (status === 'OPEN')
      return [
        {
          label: t('taxes.fileReturn.action'),
          ...(!filable && { notNow: t('taxes.notFilable') }),
          onSelect: () => dialogs.open(dialogsOf.fileTaxReturn, { authority, to }),
        },
      ]
    return status === 'FILED'
      ? [
          {
            label: t('taxes.pay.action'),
            ...(filed?.by === me && { notNow: t('taxes.pay.second') }),
            onSelect: () => dialogs.open(dialogsOf.payTaxReturn, { authority, to }),
          },
        ]
      : []
  }
  // What is not filed is worked out each time it is read: nothing was done to it yet.
  const told = ({ id, name, ...row }: TaxReturn): readonly RowAction[] =>
    id === undefined
      ? []
      : [history(() => dialogs.open(dialogsOf.taxReturnHistory, { id, name: `${name}, ${periodText(row)}` }))]
  return (
    <DataTable
      name="taxReturns"
      label={t('taxes.title')}
      columns={columns}
      rowId={({ authority, to }) => `${authority}|${to}`}
      {...props}
      actions={(row) => [...deeds(row), ...told(row)]}
      expand={(row) => <Unfolded row={row} />}
      empty={{ title: t('taxes.empty'), hint: t('taxes.emptyHint') }}
    />
  )
}
