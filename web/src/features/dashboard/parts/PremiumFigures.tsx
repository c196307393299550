import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { getPolicyLimitTotals, getPolicyPremiumTotals } from '#shared/contracts/policy/reports.ts'
import { getQuotePremiumTotals } from '#shared/contracts/quote/search.ts'
import { minorUnitsPerUnit } from '#shared/domain/money/money.ts'
import { activeStatuses } from '#shared/domain/policy/policyStatusGroups.ts'
import { useMay } from '#web/api/useMay.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { compactMoney } from '#web/i18n/format.ts'
import { useTeam } from '#web/layout/team.ts'
import { usePersona } from '#web/layout/usePersona.ts'
import { inPersona } from '#web/paths.ts'
import { figure } from '#web/theme/typography.ts'
import { LinkedFigure } from '#web/ui/LinkedFigure.tsx'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { toPolicies } from '../partners/toPolicies.ts'
import { toQuotesMade } from './quoteStages.ts'
import { reportStaleTime } from './reportStaleTime.ts'
import type { Span } from './spans.ts'

type PremiumFigureProps = { label: string; whole: number | undefined; to: string | undefined }

const PremiumFigure = ({ label, whole, to }: PremiumFigureProps) => (
  <Box>
    <Typography variant="body2" color="text.secondary">
      {label}
    </Typography>
    <Box sx={{ ...figure, fontSize: 'max(1.9rem, 24px)', mt: 0.25, height: '1.1em' }}>
      {whole === undefined ? (
        <Skeleton variant="rounded" width={110} height="0.9em" />
      ) : (
        <LinkedFigure to={to}>{compactMoney(whole)}</LinkedFigure>
      )}
    </Box>
  </Box>
)

type ByStatus = Readonly<Record<string, number | undefined>>

const sumOf = (figures: ByStatus, statuses: readonly string[] = Object.keys(figures)): number =>
  statuses.reduce((sum, status) => sum + (figures[status] ?? 0), 0)

/**
 * Premium and limits of the policies that stand, and premium of the quotes that were made in a span, whatever became of
 * them.
 */
export const PremiumFigures = ({ span }: { span: Span }) => {
  const { t } = useTranslation('dashboard')
  const teamId = useTeam()
  const persona = usePersona()
  const may = useMay()
  const policies = useOperation(getPolicyPremiumTotals, { query: { teamId } }, { staleTime: reportStaleTime })
  const limits = useOperation(getPolicyLimitTotals, { query: { teamId } }, { staleTime: reportStaleTime })
  const quotes = useOperation(
    getQuotePremiumTotals,
    { query: { duration: span, teamId } },
    { staleTime: reportStaleTime },
  )
  if (quotes.error) return <ProblemPanel error={quotes.error} onRetry={() => void quotes.refetch()} />
  const active = may('policy:read') ? inPersona(persona, toPolicies('policies')) : undefined
  const isPart = policies.data?.isPart === true || limits.data?.isPart === true
  return (
    <Box sx={{ display: 'grid', gap: 2.5, alignContent: 'start' }}>
      {isPart && <Alert severity="warning">{t('portfolio.isPart')}</Alert>}
      <PremiumFigure
        label={t('portfolio.active')}
        whole={policies.data && sumOf(policies.data.byStatus, activeStatuses) / minorUnitsPerUnit}
        to={active}
      />
      <PremiumFigure
        label={t('portfolio.quoted', { span: t(`inSpan.${span}`) })}
        whole={quotes.data && sumOf(quotes.data) / minorUnitsPerUnit}
        to={may('quote:read') ? inPersona(persona, toQuotesMade(span)) : undefined}
      />
      <PremiumFigure label={t('portfolio.limits')} whole={limits.data?.totalLimit} to={active} />
      <Typography variant="caption" color="text.secondary">
        {t('portfolio.premium')}
      </Typography>
    </Box>
  )
}
