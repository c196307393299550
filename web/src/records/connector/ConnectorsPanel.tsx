import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router'
import { listAccountConnectors } from '#shared/contracts/connector/connections.ts'
import { listConnectors } from '#shared/contracts/connector/connectors.ts'
import type { AccountId } from '#shared/domain/ids/ids.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { date } from '#web/i18n/format.ts'
import { usePersona } from '#web/layout/usePersona.ts'
import { accountPath, inPersona } from '#web/paths.ts'
import { Panel } from '#web/ui/Panel.tsx'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'

/** How many systems of an account are connected, what they see in place no more, and the way to them. */
export const ConnectorsPanel = ({ accountId }: { accountId: AccountId }) => {
  const { t } = useTranslation('connectors')
  const persona = usePersona()
  const connections = useOperation(listAccountConnectors, { params: { accountId } })
  const working = connections.data?.filter(({ connectorStatus }) => connectorStatus === 'SUCCESS').length
  const connectors = useOperation(listConnectors, working ? { query: { accountId } } : null)
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
      {connectors.data?.map(({ name, drifts = [] }) =>
        drifts.map(({ control, since }) => (
          <Typography key={`${name} ${control}`} sx={{ mt: 1 }}>
            {t('drift.seen', { system: name, what: t(`drift.what.${control}`), on: date(since) })}
          </Typography>
        )),
      )}
    </Panel>
  )
}
