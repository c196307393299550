import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useMemo } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { getLedgerFile } from '#shared/contracts/billing/books.ts'
import { getTrialBalance } from '#shared/contracts/billing/ledger.ts'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { call } from '#web/api/call.ts'
import { useMay } from '#web/api/useMay.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { DateField } from '#web/forms/DateField.tsx'
import { date, exactMoney } from '#web/i18n/format.ts'
import { todayHere } from '#web/i18n/todayHere.ts'
import { Page } from '#web/layout/Page.tsx'
import { PageHeader } from '#web/layout/PageHeader.tsx'
import { usePersona } from '#web/layout/usePersona.ts'
import { Aging } from '#web/records/receivables/Aging.tsx'
import { figure } from '#web/theme/typography.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { FileDownloadButton } from '#web/ui/FileDownloadButton.tsx'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { TextSkeleton } from '#web/ui/Skeletons.tsx'
import { StatusChip } from '#web/ui/StatusChip.tsx'
import { useAddress } from '#web/ui/useAddress.ts'
import { csvFile } from '../parts/books/csvFile.ts'
import { ledgerAccountPath } from '../parts/books/ledgerAccountPath.ts'
import { LedgerTabs } from '../parts/ledger/LedgerTabs.tsx'
import { TrialBalanceTable } from '../parts/ledger/TrialBalanceTable.tsx'

/** The day in the address; undefined stands for today. */
const useAsOf = () => {
  const { params, change } = useAddress()
  const asked = CalendarDate.safeParse(params.get('asOf'))
  const choose = (day: string) =>
    change({ asOf: CalendarDate.safeParse(day).success ? day : undefined }, { replace: true })
  return { asOf: asked.success ? asked.data : undefined, choose }
}

const AsOfField = ({ value, onChoose }: { value: string; onChoose: (day: string) => void }) => {
  const { t } = useTranslation('billing')
  const form = useForm({ values: useMemo(() => ({ asOf: value }), [value]) })
  return (
    <FormProvider {...form}>
      <Box
        component="form"
        sx={{ width: 210 }}
        onBlur={() => {
          const { asOf } = form.getValues()
          if (asOf !== value) onChoose(asOf)
        }}
        onSubmit={(event) => {
          event.preventDefault()
          onChoose(form.getValues().asOf)
        }}
      >
        <DateField name="asOf" label={t('ledger.asOf')} max={todayHere()} />
      </Box>
    </FormProvider>
  )
}

/** The trial balance: what every account of the ledger was debited and credited, and that it all adds up to nothing. */
export const LedgerPage = () => {
  const { t } = useTranslation('billing')
  const { asOf, choose } = useAsOf()
  const balance = useOperation(getTrialBalance, { query: asOf ? { asOf } : {} }, { keepPrevious: true })
  const { data } = balance
  const persona = usePersona()
  const mayRead = useMay()(['billing:invoice', 'billing:manage'])
  const load = async () =>
    csvFile(await call(getLedgerFile, { query: { book: 'trialBalance', ...(asOf && { to: asOf }) } }))
  return (
    <Page width="medium">
      <PageHeader
        title={t('ledger.title')}
        subtitle={t('ledger.subtitle')}
        secondary={
          data && (
            <>
              <AsOfField value={asOf ?? data.asOf} onChoose={choose} />
              <FileDownloadButton load={load}>{t('ledger.download')}</FileDownloadButton>
            </>
          )
        }
      />
      <LedgerTabs value="ledger" />
      {mayRead && (
        <Paper variant="outlined" sx={{ borderRadius: 1.5, p: { xs: 2, md: 3 }, mb: 2.5 }}>
          <Aging />
        </Paper>
      )}
      {balance.error && <ProblemPanel error={balance.error} onRetry={() => void balance.refetch()} />}
      {balance.isPending && <TextSkeleton lines={10} />}
      {data && (
        <Paper variant="outlined" sx={{ borderRadius: 1.5, overflow: 'hidden' }}>
          <Box
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              gap: 3,
              alignItems: 'center',
              p: 2,
              borderBottom: 1,
              borderColor: 'divider',
            }}
          >
            <Box>
              <Typography variant="caption" color="text.secondary">
                {t('ledger.difference')}
              </Typography>
              <Box sx={{ ...figure, fontSize: 28 }}>{exactMoney(data.total)}</Box>
            </Box>
            <StatusChip
              status={data.total === 0 ? 'VERIFIED' : 'FAILED'}
              label={t(data.total === 0 ? 'ledger.balanced' : 'ledger.unbalanced')}
            />
            <Typography variant="body2" color="text.secondary" sx={{ ml: 'auto' }}>
              {t('ledger.on', { date: date(data.asOf, { dateStyle: 'long' }), currency: data.currency })}
            </Typography>
          </Box>
          {data.accounts.length === 0 ? (
            <EmptyState title={t('ledger.empty')} hint={t('ledger.emptyHint')} />
          ) : (
            <TrialBalanceTable
              accounts={data.accounts}
              debit={data.debit}
              credit={data.credit}
              total={data.total}
              accountHref={({ code, authority }) => ledgerAccountPath(persona, { code, authority, to: data.asOf })}
            />
          )}
        </Paper>
      )}
    </Page>
  )
}
