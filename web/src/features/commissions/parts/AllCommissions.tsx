import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { getCommissionAggregate } from '#shared/contracts/commissions/statements.ts'
import { previousMonth, statementYears } from '#shared/domain/billing/statementMonths.ts'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { monthName } from '#web/i18n/monthName.ts'
import { todayHere } from '#web/i18n/todayHere.ts'
import { Page } from '#web/layout/Page.tsx'
import { PageHeader } from '#web/layout/PageHeader.tsx'
import { inPersona } from '#web/paths.ts'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { StatementsTable } from '../tables/StatementsTable.tsx'
import { Figures } from './Figures.tsx'
import { PeriodSelect } from './PeriodSelect.tsx'
import { useStatements } from './useStatements.ts'

const months = Array.from({ length: 12 }, (_, index) => ({ value: index + 1, label: monthName(index + 1) }))

/** Every agency's statement of a month, and what all of it comes to this year. */
export const AllCommissions = () => {
  const { t } = useTranslation('commissions')
  const day = todayHere()
  const first = previousMonth(day)
  const [year, setYear] = useState(first.year)
  const [month, setMonth] = useState(first.month)
  const thisYear = day.slice(0, 4)
  const aggregate = useOperation(getCommissionAggregate, {
    query: { from: CalendarDate.parse(`${thisYear}-01-01`), to: day },
  })
  const statements = useStatements({ year, month })
  return (
    <Page>
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      {aggregate.error && <ProblemPanel error={aggregate.error} onRetry={() => void aggregate.refetch()} />}
      <Figures
        items={[
          { label: t('figures.dueAll'), amount: aggregate.data?.pending },
          { label: t('figures.earned', { year: thisYear }), amount: aggregate.data?.total },
          { label: t('figures.paid', { year: thisYear }), amount: aggregate.data?.paid },
        ]}
      />
      <StatementsTable
        by="agency"
        statements={statements}
        rowHref={({ agencyId }) => `${inPersona('COWBELL', 'agencies')}/${agencyId}/commissions`}
        toolbar={
          <>
            <PeriodSelect
              label={t('statement.year')}
              value={year}
              options={statementYears(day).map((value) => ({ value, label: String(value) }))}
              onChange={setYear}
            />
            <PeriodSelect label={t('statement.month')} value={month} options={months} onChange={setMonth} />
          </>
        }
        empty={{ title: t('statement.none'), hint: t('table.emptyHint') }}
      />
    </Page>
  )
}
