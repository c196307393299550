import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router'
import { listAccountConnectors } from '#shared/contracts/connector/connections.ts'
import type { AccountId } from '#shared/domain/ids/ids.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { usePersona } from '#web/layout/usePersona.ts'
import { accountPath, inPersona } from '#web/paths.ts'
import { Panel } from '#web/ui/Panel.tsx'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'

/** How many systems of an account are connected, and the way to them. */
export const ConnectorsPanel = ({ accountId }: { accountId: AccountId }) => {
  const { t } = useTranslation('connectors')
  const persona = usePersona()
  const connections = useOperation(listAccountConnectors, { params: { accountId } })
  const working = connections.data?.filter(({ connectorStatus }) => connectorStatus === 'SUCCESS').length
  const page =
    persona === 'CUSTOMER' ? inPersona(persona, 'connectors') : `${accountPath(persona, accountId)}/connectors`
  return (
    <Panel
      title={t('title')}
      actions={
        <Link component={RouterLink} to={page}>
          {t('panel.open')}
        </Link>
      }
      dense
    >
      {connections.error && <ProblemPanel error={connections.error} onRetry={() => void connections.refetch()} />}
      {working !== undefined && (
        <Typography color="text.secondary">{t('panel.working', { count: working })}</Typography>
      )}
    </Panel>
  )
}
