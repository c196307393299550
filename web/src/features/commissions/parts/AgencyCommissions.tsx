import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { getCommissionAccount, listCommissionAccountHistory } from '#shared/contracts/commissions/account.ts'
import { getCommissionAggregate } from '#shared/contracts/commissions/statements.ts'
import { statementYears } from '#shared/domain/billing/statementMonths.ts'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import type { AgencyId } from '#shared/domain/ids/ids.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { todayHere } from '#web/i18n/todayHere.ts'
import { HistoryPanel } from '#web/records/HistoryPanel.tsx'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { TextSkeleton } from '#web/ui/Skeletons.tsx'
import { CommissionPaymentsTable } from '../tables/CommissionPaymentsTable.tsx'
import { StatementsTable } from '../tables/StatementsTable.tsx'
import { AccountPanel } from './AccountPanel.tsx'
import { Agreements } from './Agreements.tsx'
import { Figures } from './Figures.tsx'
import { PeriodSelect } from './PeriodSelect.tsx'
import { useStatements } from './useStatements.ts'

/** An agency's commission: what is due, where it is paid to, its statements of a year, and its payments. */
export const AgencyCommissions = ({ agencyId, own }: { agencyId: AgencyId; own: boolean }) => {
  const { t } = useTranslation('commissions')
  const day = todayHere()
  const [year, setYear] = useState(Number(day.slice(0, 4)))
  const account = useOperation(getCommissionAccount, { params: { agencyId } })
  const to = year === Number(day.slice(0, 4)) ? day : CalendarDate.parse(`${year}-12-31`)
  const aggregate = useOperation(
    getCommissionAggregate,
    { query: { from: CalendarDate.parse(`${year}-01-01`), to, agencyId } },
    { keepPrevious: true },
  )
  const statements = useStatements({ year, agencyId })
  if (account.error) return <ProblemPanel error={account.error} onRetry={() => void account.refetch()} />
  return (
    <>
      <Figures
        items={[
          { label: t('figures.due'), amount: account.data?.due },
          { label: t('figures.earned', { year }), amount: aggregate.data?.total },
          { label: t('figures.paid', { year }), amount: aggregate.data?.paid },
        ]}
      />
      {account.data ? <AccountPanel account={account.data} own={own} /> : <TextSkeleton lines={4} />}
      <HistoryPanel title={t('account.history')} operation={listCommissionAccountHistory} params={{ agencyId }} />
      <Agreements agencyId={agencyId} own={own} />
      <Typography variant="h3" component="h2" sx={{ mt: 3, mb: 1.5 }}>
        {t('table.title')}
      </Typography>
      <StatementsTable
        by="month"
        statements={statements}
        toolbar={
          <PeriodSelect
            label={t('statement.year')}
            value={year}
            options={statementYears(day).map((value) => ({ value, label: String(value) }))}
            onChange={setYear}
          />
        }
        empty={{ title: t('table.empty'), hint: t('table.emptyHint') }}
      />
      <Typography variant="h3" component="h2" sx={{ mt: 3, mb: 1.5 }}>
        {t('payments.title')}
      </Typography>
      <CommissionPaymentsTable agencyId={agencyId} />
    </>
  )
}
