import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import type { Remittance, RemittanceLine } from '#shared/contracts/commissions/remittance.ts'
import { getRemittance, listRemittanceHistory } from '#shared/contracts/commissions/remittances.ts'
import { RemittanceId } from '#shared/domain/ids/ids.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { date, exactMoney } from '#web/i18n/format.ts'
import { monthText } from '#web/i18n/monthText.ts'
import { NotFoundInArea } from '#web/layout/NotFoundInArea.tsx'
import { Page } from '#web/layout/Page.tsx'
import { PageHeader } from '#web/layout/PageHeader.tsx'
import { inPersona } from '#web/paths.ts'
import { HistoryPanel } from '#web/records/HistoryPanel.tsx'
import type { Column } from '#web/tables/column.ts'
import { DataTable } from '#web/tables/DataTable.tsx'
import { KeyValueList } from '#web/ui/KeyValueList.tsx'
import { Panel } from '#web/ui/Panel.tsx'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { TextSkeleton } from '#web/ui/Skeletons.tsx'
import { StatusChip } from '#web/ui/StatusChip.tsx'
import * as dialogsOf from '../dialogs.ts'
import { VerdictChip } from '../parts/VerdictChip.tsx'

const columns: readonly Column<RemittanceLine>[] = [
  {
    id: 'policy',
    header: 'commissions:remittance.policy',
    cell: ({ policyNumber }) => policyNumber,
    fixed: true,
    card: 'title',
  },
  {
    id: 'company',
    header: 'commissions:remittance.company',
    cell: ({ companyName }) => companyName ?? '–',
    card: 'text',
  },
  {
    id: 'expected',
    header: 'commissions:remittance.expected',
    cell: ({ expected }) => (expected === undefined ? '–' : exactMoney(expected)),
    align: 'end',
    card: 'fact',
  },
  {
    id: 'amount',
    header: 'commissions:remittance.amount',
    cell: ({ amount }) => exactMoney(amount),
    align: 'end',
    card: 'fact',
  },
  {
    id: 'difference',
    header: 'commissions:remittance.difference',
    cell: ({ difference }) => (difference === 0 ? '–' : exactMoney(difference)),
    align: 'end',
    card: 'fact',
  },
  { id: 'paidOn', header: 'commissions:remittance.paidOn', cell: ({ paidOn }) => date(paidOn), align: 'end' },
  { id: 'reference', header: 'commissions:remittance.reference', cell: ({ reference }) => reference },
  {
    id: 'verdict',
    header: 'commissions:remittance.verdict',
    cell: ({ verdict }) => <VerdictChip verdict={verdict} />,
    card: 'status',
  },
]

const Facts = ({ remittance }: { remittance: Remittance }) => {
  const { t } = useTranslation('commissions')
  const { booked, checked, discarded, fileName, period, source, status, total } = remittance
  return (
    <Panel title={fileName} dense>
      <KeyValueList
        columns={2}
        layout="row"
        items={[
          { label: t('remittance.status'), value: <StatusChip status={status} /> },
          { label: t('remittance.source'), value: t(`remittance.sources.${source}`) },
          { label: t('remittance.period'), value: monthText(period) },
          { label: t('remittance.total'), value: exactMoney(total) },
          { label: t('remittance.readBy'), value: `${checked.name}, ${date(checked.at)}` },
          ...(booked ? [{ label: t('remittance.bookedBy'), value: `${booked.name}, ${date(booked.at)}` }] : []),
          ...(discarded
            ? [{ label: t('remittance.discardedBy'), value: `${discarded.name}, ${date(discarded.at)}` }]
            : []),
        ]}
      />
    </Panel>
  )
}

const OfRemittance = ({ remittanceId }: { remittanceId: RemittanceId }) => {
  const { t } = useTranslation('commissions')
  const { open } = useDialogs()
  const { data, error, refetch } = useOperation(
    getRemittance,
    { params: { remittanceId } },
    { refetchInterval: (remittance) => (remittance?.status === 'BOOKING' ? 2000 : false) },
  )
  const isChecked = data?.status === 'CHECKED'
  return (
    <Page>
      <PageHeader
        title={data?.sender ?? t('remittance.pageTitle')}
        trail={[{ label: t('remittance.pageTitle'), to: inPersona('COWBELL', 'remittances') }]}
        {...(isChecked && { subtitle: t('remittance.dryRun') })}
        secondary={
          isChecked && (
            <Button color="error" onClick={() => open(dialogsOf.discardRemittance, { remittanceId })}>
              {t('remittance.discard.submit')}
            </Button>
          )
        }
        action={
          isChecked && (
            <Button variant="contained" onClick={() => open(dialogsOf.bookRemittance, { remittanceId })}>
              {t('remittance.book.submit')}
            </Button>
          )
        }
      />
      {error && <ProblemPanel error={error} onRetry={() => void refetch()} />}
      {data === undefined && !error && <TextSkeleton lines={6} />}
      {data && (
        <>
          <Facts remittance={data} />
          <Typography variant="h3" component="h2" sx={{ mt: 3, mb: 1.5 }}>
            {t('remittance.lines')}
          </Typography>
          <DataTable
            name="remittanceLines"
            label={t('remittance.lines')}
            columns={columns}
            rows={data.lines}
            rowId={({ row }) => String(row)}
            loading={false}
            empty={{ title: t('remittance.empty'), hint: t('remittance.emptyHint') }}
          />
          <Box sx={{ mt: 2 }}>
            <HistoryPanel operation={listRemittanceHistory} params={{ remittanceId }} asOf={data.lastUpdated} />
          </Box>
        </>
      )}
    </Page>
  )
}

/** A remittance line by line: before it is booked what it would be, afterwards what it was. */
export const RemittancePage = () => {
  const remittanceId = RemittanceId.safeParse(useParams().remittanceId)
  return remittanceId.success ? (
    <OfRemittance remittanceId={remittanceId.data} />
  ) : (
    <NotFoundInArea home={inPersona('COWBELL', 'remittances')} />
  )
}
