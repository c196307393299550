import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { Policy } from '#shared/contracts/policy/policy.ts'
import { compactMoney, money, wholeMoney } from '#web/i18n/format.ts'
import { figure } from '#web/theme/typography.ts'
import { Panel } from '#web/ui/Panel.tsx'
import { coverPeriod } from '../coverPeriod.ts'
import { keptTotal } from '../keptTotal.ts'

/** The figures of the policy, and for how long it covers in the time of the insured's place. */
export const PeriodPanel = ({ policy }: { policy: Policy }) => {
  const { t } = useTranslation('policy')
  const { from, to } = coverPeriod(policy)
  const kept = keptTotal(policy)
  const facts = [
    { label: t('figures.limit'), value: compactMoney(policy.aggLimit), title: wholeMoney(policy.aggLimit) },
    {
      label: t(policy.excess ? 'excess.attachmentPoint' : 'figures.deductible'),
      value: compactMoney(policy.deductible),
      title: wholeMoney(policy.deductible),
    },
    kept === undefined
      ? { label: t('figures.total'), value: money(policy.totalPremium) }
      : {
          label: t('figures.kept'),
          value: money(kept),
          title: t('figures.before', { total: money(policy.totalPremium) }),
        },
  ]
  return (
    <Panel title={t('period.title')} dense>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'flex-end' }}>
        <Box component="dl" sx={{ m: 0, display: 'flex', gap: 3, flexWrap: 'wrap' }}>
          {facts.map(({ label, value, title }) => (
            <Box key={label}>
              <Typography component="dt" variant="caption" color="text.secondary">
                {label}
              </Typography>
              <Box component="dd" title={title} sx={{ ...figure, m: 0, fontSize: 22 }}>
                {value}
              </Box>
            </Box>
          ))}
        </Box>
        <Box>
          <Typography variant="caption" color="text.secondary">
            {t('period.label')}
          </Typography>
          <Typography className="tabular">{t('period.fromTo', { from, to })}</Typography>
        </Box>
      </Box>
    </Panel>
  )
}
