import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import type { AccountId } from '#shared/domain/ids/ids.ts'
import { useMay } from '#web/api/useMay.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { instantHere } from '#web/i18n/clock.ts'
import * as connectorDialogs from '../dialogs.ts'
import type { Connector } from './connector.ts'

type ConnectorActionsProps = {
  accountId: AccountId
  connector: Connector
  onAdd: (connectorType: Connector['connectorType'], agreed: { readonly isAgreed: boolean }) => void
}

/** What whoever looks after the account's systems may do with one of them. */
export const ConnectorActions = ({ accountId, connector, onAdd }: ConnectorActionsProps) => {
  const { t } = useTranslation('connectors')
  const may = useMay()
  const { open } = useDialogs()
  const { connectorType, name, consent } = connector
  const isAgreed = consent !== undefined && consent.agreedUntil > instantHere()
  if (!may('connector:manage')) return null
  return (
    <>
      {consent && (
        <Button
          size="small"
          color="error"
          onClick={() => open(connectorDialogs.removeConnector, { connectorId: consent.connectorId, connector: name })}
        >
          {t('withdraw.action')}
        </Button>
      )}
      {isAgreed && (
        <Button size="small" onClick={() => open(connectorDialogs.createLeenInviteToken, { connectorType, accountId })}>
          {t('invite.action')}
        </Button>
      )}
      <Button
        size="small"
        variant="outlined"
        aria-label={t('add.label', { connector: name })}
        onClick={() => onAdd(connectorType, { isAgreed })}
      >
        {t('add.action')}
      </Button>
    </>
  )
}
