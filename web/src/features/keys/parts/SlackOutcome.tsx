import Alert from '@mui/material/Alert'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { type SlackOutcome as Outcome, slackOutcomes } from '#shared/domain/integration/slackMessage.ts'

const severities = {
  connected: 'success',
  refused: 'error',
  expired: 'warning',
  full: 'error',
} as const satisfies Record<Outcome, string>

/** What came of asking Slack, for who comes back from it. */
export const SlackOutcome = () => {
  const { t } = useTranslation('webhooks')
  const [params, setParams] = useSearchParams()
  const outcome = slackOutcomes.find((each) => each === params.get('slack'))
  if (outcome === undefined) return null
  return (
    <Alert severity={severities[outcome]} sx={{ mb: 2 }} onClose={() => setParams({}, { replace: true })}>
      {t(`slack.${outcome}`)}
    </Alert>
  )
}
