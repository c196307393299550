import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { listAccountConnectors } from '#shared/contracts/connector/connections.ts'
import { listConnectors } from '#shared/contracts/connector/connectors.ts'
import type { AccountId } from '#shared/domain/ids/ids.ts'
import { useMay } from '#web/api/useMay.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { Page } from '#web/layout/Page.tsx'
import { PageHeader } from '#web/layout/PageHeader.tsx'
import { RecordProblem } from '#web/layout/RecordProblem.tsx'
import { usePersona } from '#web/layout/usePersona.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { PageSkeleton } from '#web/ui/Skeletons.tsx'
import { ConnectedPanel } from './ConnectedPanel.tsx'
import type { Connector } from './connector.ts'
import { OfferedConnectors } from './OfferedConnectors.tsx'
import { SignInOutcome } from './SignInOutcome.tsx'
import { useConnect } from './useConnect.ts'

type ConnectorsScreenProps = {
  accountId: AccountId
  trail?: Parameters<typeof PageHeader>[0]['trail']
}

/** What is being connected is looked at again so often, in milliseconds. */
const soon = 2000

const whileConnecting = (connectors: readonly Connector[] | undefined): number | false =>
  connectors?.some(({ connectorStatus }) => connectorStatus === 'CONNECTING') ? soon : false

/** The systems of an account that tell of its security: those that are connected, and those that can be. */
export const ConnectorsScreen = ({ accountId, trail = [] }: ConnectorsScreenProps) => {
  const { t } = useTranslation('connectors')
  const mayConnect = useMay()('connector:manage')
  const isOwn = usePersona() === 'CUSTOMER'
  const connect = useConnect(accountId)
  const connectors = useOperation(listConnectors, { query: { accountId } }, { refetchInterval: whileConnecting })
  const isConnecting = whileConnecting(connectors.data)
  const connections = useOperation(
    listAccountConnectors,
    { params: { accountId } },
    {
      refetchInterval: (data) =>
        isConnecting || (data?.some(({ connectorStatus }) => connectorStatus === 'CONNECTING') ? soon : false),
    },
  )
  const error = connectors.error ?? connections.error
  if (error) return <RecordProblem error={error} onRetry={() => void connectors.refetch()} />
  if (connectors.data === undefined || connections.data === undefined) return <PageSkeleton />
  const { data: all } = connectors
  const agreed = all.filter(({ consent }) => consent !== undefined)
  const offered = all.filter(({ consent }) => consent === undefined)
  const of = { accountId, onAdd: connect }
  return (
    <Page width="medium">
      <PageHeader title={t('title')} {...(trail.length > 0 && { trail })} />
      <SignInOutcome />
      <Typography color="text.secondary" sx={{ mb: 2, maxWidth: '65ch' }}>
        {isOwn ? t(mayConnect ? 'about' : 'aboutRead') : t(mayConnect ? 'aboutOf' : 'aboutReadOf')}
      </Typography>
      {all.length === 0 && <EmptyState title={t('notOffered')} />}
      <Box sx={{ display: 'grid', gap: 2 }}>
        {agreed.map((connector) => (
          <ConnectedPanel
            key={connector.connectorType}
            {...of}
            connector={connector}
            connections={connections.data.filter(({ connectorType }) => connectorType === connector.connectorType)}
          />
        ))}
      </Box>
      <OfferedConnectors {...of} connectors={offered} />
    </Page>
  )
}
