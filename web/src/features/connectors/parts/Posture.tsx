import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  getLatestScore,
  listConnectorActions,
  listScoreHistory,
  listShortlistActions,
} from '#shared/contracts/connector/connectors.ts'
import type { AccountId, ConnectorId } from '#shared/domain/ids/ids.ts'
import { type ConnectorType, connectorKinds } from '#shared/domain/integration/connectors.ts'
import { Problem } from '#web/api/problem.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { date, number, percent } from '#web/i18n/format.ts'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { Actions } from './Actions.tsx'
import { ScoreHistory } from './ScoreHistory.tsx'
import { Together } from './Together.tsx'

type PostureProps = { accountId: AccountId; connectorType: ConnectorType; connectorId: ConnectorId }

/** What would raise the score: the best of it first, all of it on request. */
const WhatHelps = ({ accountId, connectorType, connectorId }: PostureProps) => {
  const { t } = useTranslation('connectors')
  const [isWhole, setWhole] = useState(false)
  const params = { connectorType, connectorId }
  const short = useOperation(listShortlistActions, { params })
  const whole = useOperation(listConnectorActions, { params }, { enabled: isWhole })
  const shown = (isWhole ? whole.data : undefined) ?? short.data ?? []
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1 }}>
        <Typography variant="h4" component="h3">
          {t(isWhole ? 'posture.all' : 'posture.shortlist')}
        </Typography>
        <Button size="small" sx={{ ml: 'auto', whiteSpace: 'nowrap' }} onClick={() => setWhole(!isWhole)}>
          {t(isWhole ? 'posture.showShort' : 'posture.showAll')}
        </Button>
      </Box>
      {shown.length === 0 && short.data && <Typography color="text.secondary">{t('posture.nothingToDo')}</Typography>}
      <Actions accountId={accountId} actions={shown} />
    </Box>
  )
}

/** What a connected system told: its score, the days before, and what would raise it. */
export const Posture = ({ accountId, connectorType, connectorId }: PostureProps) => {
  const { t } = useTranslation('connectors')
  const params = { connectorType, connectorId }
  const latest = useOperation(getLatestScore, { params })
  const history = useOperation(listScoreHistory, { params, query: { days: 90 } })
  if (latest.error instanceof Problem && latest.error.status === 404)
    return <Typography color="text.secondary">{t('posture.nothing')}</Typography>
  if (latest.error) return <ProblemPanel error={latest.error} onRetry={() => void latest.refetch()} />
  if (latest.data === undefined) return null
  const { score, maxScore, date: read, riskEffect } = latest.data
  const share = maxScore === 0 ? 0 : score / maxScore
  const { name: connector } = connectorKinds[connectorType]
  return (
    <Box
      sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' } }}
    >
      <Box sx={{ minWidth: 0, display: 'grid', gap: 1.5, alignContent: 'start' }}>
        <Typography variant="h4" component="h3">
          {t('posture.scoreOf', { score: number(score), most: number(maxScore) })}
        </Typography>
        <LinearProgress
          variant="determinate"
          value={share * 100}
          aria-label={t('posture.label', { connector })}
          aria-valuetext={percent(share, { digits: 0 })}
          sx={{ height: 8, borderRadius: 1 }}
        />
        <Typography variant="body2" color="text.secondary">
          {t('posture.read', { on: date(read) })}
        </Typography>
        <Together accountId={accountId} connectorType={connectorType} riskEffect={riskEffect} />
        <ScoreHistory scores={history.data ?? []} maxScore={maxScore} />
      </Box>
      <WhatHelps accountId={accountId} {...params} />
    </Box>
  )
}
