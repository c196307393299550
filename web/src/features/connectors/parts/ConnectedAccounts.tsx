import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { Connection } from '#shared/contracts/connector/connections.ts'
import { connectorKinds } from '#shared/domain/integration/connectors.ts'
import { useMay } from '#web/api/useMay.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { date, dateTime } from '#web/i18n/format.ts'
import * as connectorDialogs from '../dialogs.ts'
import { ConnectionStatusChip } from './ConnectionStatusChip.tsx'

/** What a connected account is called: as its owner says, else by what it is at the other party. */
const useNameOf = (connector: string) => {
  const { t } = useTranslation('connectors')
  return ({ provider, metadata: { azureTenantId, region } }: Connection): string => {
    if (provider !== undefined) return provider
    if (azureTenantId !== undefined) return t('accounts.tenant', { tenant: azureTenantId })
    return region === undefined ? connector : t('accounts.inRegion', { connector, region })
  }
}

/** The connected accounts of a connector, each with how it stands and the way to remove it. */
export const ConnectedAccounts = ({
  connector,
  connections,
  onSignIn,
}: {
  connector: string
  connections: readonly Connection[]
  /** Signs in anew at the other party, where a system is connected so. */
  onSignIn: () => void
}) => {
  const { t } = useTranslation('connectors')
  const may = useMay()
  const { open } = useDialogs()
  const nameOf = useNameOf(connector)
  return (
    <Box
      component="ul"
      aria-label={t('accounts.label', { connector })}
      sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1.5 }}
    >
      {connections.map((connection) => (
        <Box
          component="li"
          key={connection.id}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}
        >
          <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
            <Typography sx={{ overflowWrap: 'anywhere' }}>{nameOf(connection)}</Typography>
            <Typography variant="body2" color="text.secondary">
              {t('accounts.made', { by: connection.createdBy, on: date(connection.created) })}
            </Typography>
            {connection.failure && (
              <Typography variant="body2" color="error">
                {connection.failure}
                {connection.triedAgainAt && ` ${t('accounts.triedAgain', { on: dateTime(connection.triedAgainAt) })}`}
              </Typography>
            )}
          </Box>
          <ConnectionStatusChip status={connection.connectorStatus} />
          {may('connector:manage') && connectorKinds[connection.connectorType].form !== 'oauth' && (
            <Button
              size="small"
              variant={connection.connectorStatus === 'FAILED' ? 'outlined' : 'text'}
              onClick={() =>
                open(connectorDialogs.replaceConnectionSecret, {
                  connectionId: connection.id,
                  connectorType: connection.connectorType,
                  name: nameOf(connection),
                })
              }
            >
              {t('secret.action')}
            </Button>
          )}
          {may('connector:manage') &&
            connectorKinds[connection.connectorType].form === 'oauth' &&
            connection.connectorStatus === 'FAILED' && (
              <Button size="small" variant="outlined" onClick={onSignIn}>
                {t('secret.signIn')}
              </Button>
            )}
          {may('connector:manage') && (
            <Button
              size="small"
              color="error"
              onClick={() =>
                open(connectorDialogs.removeConnection, { connectionId: connection.id, name: nameOf(connection) })
              }
            >
              {t('remove.submit')}
            </Button>
          )}
        </Box>
      ))}
    </Box>
  )
}
