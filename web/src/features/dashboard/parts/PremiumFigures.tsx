import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { getPolicyPremiumTotals } from '#shared/contracts/policy/reports.ts'
import { getQuotePremiumTotals } from '#shared/contracts/quote/search.ts'
import { minorUnitsPerUnit } from '#shared/domain/money/money.ts'
import { activeStatuses } from '#shared/domain/policy/policyStatusGroups.ts'
import { useOperation } from '../../../api/useOperation.ts'
import { compactMoney } from '../../../i18n/format.ts'
import { figure } from '../../../theme/typography.ts'
import { quoteStages } from './quoteStages.ts'
import { reportStaleTime } from './reportStaleTime.ts'
import { ninetyDays } from './spans.ts'

const PremiumFigure = ({ label, minor }: { label: string; minor: number | undefined }) => (
  <Box>
    <Typography variant="body2" color="text.secondary">
      {label}
    </Typography>
    <Box sx={{ ...figure, fontSize: 'max(1.9rem, 24px)', mt: 0.25 }}>
      {minor === undefined ? <Skeleton width={110} /> : compactMoney(minor / minorUnitsPerUnit)}
    </Box>
  </Box>
)

const sumOf = (figures: Readonly<Record<string, number | undefined>>, statuses: readonly string[]): number =>
  statuses.reduce((sum, status) => sum + (figures[status] ?? 0), 0)

/** Premium that stands, and premium that could become so. */
export const PremiumFigures = () => {
  const { t } = useTranslation('dashboard')
  const policies = useOperation(getPolicyPremiumTotals, { query: {} }, { staleTime: reportStaleTime })
  const quotes = useOperation(
    getQuotePremiumTotals,
    { query: { duration: ninetyDays } },
    { staleTime: reportStaleTime },
  )
  const { ready, referred, requested } = quoteStages
  const open = [...ready.statuses, ...referred.statuses, ...requested.statuses]
  return (
    <Box sx={{ display: 'grid', gap: 2.5, alignContent: 'start' }}>
      <PremiumFigure
        label={t('portfolio.inForce')}
        minor={policies.data && sumOf(policies.data.byStatus, activeStatuses)}
      />
      <PremiumFigure label={t('portfolio.quoted')} minor={quotes.data && sumOf(quotes.data, open)} />
    </Box>
  )
}
