import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { getReceivablesAging } from '#shared/contracts/billing/receivables.ts'
import { type Age, ages } from '#shared/domain/ledger/ages.ts'
import { minorUnitsPerUnit } from '#shared/domain/money/money.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { BarChart } from '#web/charts/BarChart.tsx'
import { ChartSkeleton } from '#web/charts/ChartSkeleton.tsx'
import { compactMoney, dateTime, exactMoney } from '#web/i18n/format.ts'
import { usePersona } from '#web/layout/usePersona.ts'
import { inPersona } from '#web/paths.ts'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'

/** What is late of an age, below the persona's base path. */
export const receivablesPath = (age?: Age): string =>
  age === undefined ? 'receivables' : `receivables?${new URLSearchParams({ age })}`

/** The older, the nearer to red. */
const colors: Readonly<Record<Age, string>> = {
  '1-30': 'var(--mui-palette-secondary-main)',
  '31-60': '#d08a2a',
  '61-90': '#b85a70',
  'over-90': 'var(--mui-palette-error-main)',
}

/** What was to be paid and was not, by how long it is late; each age leads to its invoices. */
export const Aging = () => {
  const { t } = useTranslation('billing')
  const persona = usePersona()
  // Of what its clients owe an agency is not told here: it is theirs to the provider.
  const isOwn = persona === 'AGENCY'
  const title = t(isOwn ? 'receivables.agingOwn' : 'receivables.aging')
  const { data, error, refetch } = useOperation(getReceivablesAging, {})
  if (error) return <ProblemPanel error={error} onRetry={() => void refetch()} />
  if (!data) return <ChartSkeleton title={title} />
  const count = data.ages.reduce((sum, { invoices }) => sum + invoices, 0)
  const amount = data.ages.reduce((sum, each) => sum + each.amount, 0)
  return (
    <Box sx={{ minWidth: 0 }}>
      {data.isPart && <Alert severity="warning">{t('receivables.isPart')}</Alert>}
      <BarChart
        title={title}
        direction="columns"
        format={compactMoney}
        data={ages.map((age) => ({
          label: t(`receivables.ages.${age}`),
          value: (data.ages.find((each) => each.age === age)?.amount ?? 0) / minorUnitsPerUnit,
          color: colors[age],
          to: inPersona(persona, receivablesPath(age)),
        }))}
      />
      <Typography variant="caption" component="p" color="text.secondary" sx={{ mt: 0.5 }}>
        {count === 0
          ? t(isOwn ? 'receivables.nothingOwed' : 'receivables.nothingLate')
          : t('receivables.late', { count, amount: exactMoney(amount) })}{' '}
        {t('receivables.asOf', { at: dateTime(data.asOf) })}
      </Typography>
    </Box>
  )
}
