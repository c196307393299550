import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { ResponseOf } from '#shared/contract/operation.ts'
import type { getRisk } from '#shared/contracts/risk/risk.ts'
import type { Problem } from '#web/api/problem.ts'
import { ScoreGauge } from '#web/charts/ScoreGauge.tsx'
import { date, number } from '#web/i18n/format.ts'
import { Panel } from '#web/ui/Panel.tsx'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { TextSkeleton } from '#web/ui/Skeletons.tsx'
import { FactorBars } from './FactorBars.tsx'

/** How good the risk is: the score against the industry, and the factors it is made of. */
export const ScorePanel = ({ risk }: { risk: UseQueryResult<ResponseOf<typeof getRisk>, Problem> }) => {
  const { t } = useTranslation('underwriting')
  const { data } = risk
  return (
    <Panel title={t('score.title')} dense>
      {risk.error && <ProblemPanel error={risk.error} onRetry={() => void risk.refetch()} />}
      {risk.isPending && <TextSkeleton lines={8} />}
      {data && (
        <Box sx={{ display: 'grid', gap: 1.5 }}>
          <ScoreGauge
            title={t('score.title')}
            bare
            score={data.score}
            average={data.industryAverage}
            note={t(data.score < data.industryAverage ? 'score.below' : 'score.above', {
              average: number(data.industryAverage),
            })}
          />
          <FactorBars factors={data.factors} />
          <Typography variant="caption" color="text.secondary">
            {t('score.asOf', { date: date(data.asOf), profile: number(data.profileScore) })}
            {data.scanRequested && ` ${t('score.scanning')}`}
          </Typography>
        </Box>
      )}
    </Panel>
  )
}
