import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { getPolicyPremiumTotals } from '#shared/contracts/policy/reports.ts'
import { minorUnitsPerUnit } from '#shared/domain/money/money.ts'
import { call } from '../../../api/call.ts'
import { queryKeyOf } from '../../../api/useOperation.ts'
import { BarChart } from '../../../charts/BarChart.tsx'
import { compactMoney, date } from '../../../i18n/format.ts'
import { CardSkeleton } from '../../../ui/Skeletons.tsx'
import { lastMonths } from './months.ts'
import { reportStaleTime } from './reportStaleTime.ts'

const shown = 6

/** Premium of the policies bound in each of the last six months. */
export const PremiumByMonth = () => {
  const { t } = useTranslation('dashboard')
  const months = useMemo(() => lastMonths(new Date(), shown), [])
  const totals = useQueries({
    queries: months.map(({ from, to }) => {
      const input = { query: { from, to } }
      return {
        queryKey: queryKeyOf(getPolicyPremiumTotals, input),
        queryFn: ({ signal }: { signal: AbortSignal }) => call(getPolicyPremiumTotals, input, { signal }),
        staleTime: reportStaleTime,
      }
    }),
  })
  if (totals.some(({ isPending }) => isPending)) return <CardSkeleton cards={1} height={180} />
  return (
    <BarChart
      title={t('portfolio.byMonth')}
      direction="columns"
      height={148}
      format={compactMoney}
      data={months.map(({ day }, index) => ({
        label: date(day, { month: 'short' }),
        value: (totals[index]?.data?.totalPremium ?? 0) / minorUnitsPerUnit,
      }))}
    />
  )
}
