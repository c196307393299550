import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { Connection } from '#shared/contracts/connector/connections.ts'
import { listConnectorHistory } from '#shared/contracts/connector/connectors.ts'
import { instantHere } from '#web/i18n/clock.ts'
import { date } from '#web/i18n/format.ts'
import { HistoryPanel } from '#web/records/HistoryPanel.tsx'
import { Panel } from '#web/ui/Panel.tsx'
import { ConnectedAccounts } from './ConnectedAccounts.tsx'
import { ConnectionStatusChip } from './ConnectionStatusChip.tsx'
import { ConnectorActions } from './ConnectorActions.tsx'
import { Drifts } from './Drifts.tsx'
import { Posture } from './Posture.tsx'

type ConnectedPanelProps = Parameters<typeof ConnectorActions>[0] & { connections: readonly Connection[] }

/** A system that is agreed to: its connected accounts, and what they tell. */
export const ConnectedPanel = ({ connections, ...of }: ConnectedPanelProps) => {
  const { t } = useTranslation('connectors')
  const { connectorType, name, connectorStatus, consent, drifts } = of.connector
  if (consent === undefined) return null
  const { connectorId, agreedBy, agreedUntil } = consent
  const hasEnded = agreedUntil <= instantHere()
  return (
    <Panel
      title={name}
      aside={connectorStatus && <ConnectionStatusChip status={connectorStatus} />}
      actions={<ConnectorActions {...of} />}
    >
      <Box sx={{ display: 'grid', gap: 3 }}>
        <Typography variant="body2" color={hasEnded ? 'error' : 'text.secondary'}>
          {t(hasEnded ? 'consent.ended' : 'consent.given', { by: agreedBy, until: date(agreedUntil) })}
        </Typography>
        {drifts && <Drifts accountId={of.accountId} connector={name} drifts={drifts} />}
        {connections.length === 0 ? (
          <Typography color="text.secondary">{t('accounts.none')}</Typography>
        ) : (
          <ConnectedAccounts
            connector={name}
            connections={connections}
            onSignIn={() => of.onAdd(connectorType, { isAgreed: !hasEnded })}
          />
        )}
        {connectorStatus === 'SUCCESS' && (
          <Posture accountId={of.accountId} connectorType={connectorType} connectorId={connectorId} />
        )}
        <HistoryPanel operation={listConnectorHistory} params={{ connectorId }} asOf={agreedUntil} />
      </Box>
    </Panel>
  )
}
