import Alert from '@mui/material/Alert'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import {
  type ConnectorType,
  connectorKinds,
  type OauthOutcome,
  oauthOutcomes,
} from '#shared/domain/integration/connectors.ts'

const severities = { connected: 'success', refused: 'error', expired: 'warning' } as const satisfies Record<
  OauthOutcome,
  string
>

const isConnector = (text: string | null): text is ConnectorType => text !== null && Object.hasOwn(connectorKinds, text)

/** What came of a sign-in at another party, for who comes back from it. */
export const SignInOutcome = () => {
  const { t } = useTranslation('connectors')
  const [params, setParams] = useSearchParams()
  const outcome = oauthOutcomes.find((each) => each === params.get('signIn'))
  const type = params.get('connector')
  if (outcome === undefined || !isConnector(type)) return null
  const text =
    outcome === 'refused' ? t('connectFailed') : t(`signIn.${outcome}`, { connector: connectorKinds[type].name })
  return (
    <Alert severity={severities[outcome]} sx={{ mb: 2 }} onClose={() => setParams({}, { replace: true })}>
      {text}
    </Alert>
  )
}
