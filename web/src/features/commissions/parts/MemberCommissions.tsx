import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { getCommissionAggregate } from '#shared/contracts/commissions/statements.ts'
import { statementYears } from '#shared/domain/billing/statementMonths.ts'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import type { AgencyId } from '#shared/domain/ids/ids.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { todayHere } from '#web/i18n/todayHere.ts'
import { StatementsTable } from '../tables/StatementsTable.tsx'
import { Figures } from './Figures.tsx'
import { PeriodSelect } from './PeriodSelect.tsx'
import { useStatements } from './useStatements.ts'

/** What an agency's commission of a year came to, as its aggregator reads it: the figures, and the statements they are made of. */
export const MemberCommissions = ({ agencyId }: { agencyId: AgencyId }) => {
  const { t } = useTranslation('commissions')
  const day = todayHere()
  const [year, setYear] = useState(Number(day.slice(0, 4)))
  const to = year === Number(day.slice(0, 4)) ? day : CalendarDate.parse(`${year}-12-31`)
  const { data } = useOperation(
    getCommissionAggregate,
    { query: { from: CalendarDate.parse(`${year}-01-01`), to, agencyId } },
    { keepPrevious: true },
  )
  const statements = useStatements({ year, agencyId })
  return (
    <>
      <Figures
        items={[
          { label: t('figures.earned', { year }), amount: data?.total },
          { label: t('figures.paid', { year }), amount: data?.paid },
          { label: t('figures.due'), amount: data?.pending },
        ]}
      />
      <StatementsTable
        by="month"
        files={false}
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
      <Typography variant="caption" component="p" color="text.secondary" sx={{ px: 1.5, mt: 0.75 }}>
        {t('table.running')}
      </Typography>
    </>
  )
}
