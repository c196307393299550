import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { getOauthMetadata } from '#shared/contracts/connector/oauth.ts'
import type { AccountId } from '#shared/domain/ids/ids.ts'
import { type ConnectorForm, type ConnectorType, connectorKinds } from '#shared/domain/integration/connectors.ts'
import { call } from '#web/api/call.ts'
import { onEvent } from '#web/api/events.ts'
import { orSay } from '#web/api/orSay.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { toast } from '#web/ui/toast.ts'
import * as connectorDialogs from '../dialogs.ts'

/**
 * Begins to connect a system: with the privacy addendum, where it is not agreed to; then with what it is connected with, a
 * form or the sign-in page of the other party.
 */
export const useConnect = (accountId: AccountId) => {
  const { t } = useTranslation('connectors')
  const { open } = useDialogs()
  const signIn = async (connectorType: ConnectorType) => {
    try {
      const input = { params: { connectorType }, query: { accountId } }
      const { authorizationUrl } = await call(getOauthMetadata, input).catch(orSay(t('connectFailed')))
      globalThis.location.assign(authorizationUrl)
    } catch (problem) {
      toast.problem(problem)
    }
  }
  const connectBy: Readonly<Record<ConnectorForm, (connectorType: ConnectorType) => void>> = {
    credentials: (connectorType) => open(connectorDialogs.createConnection, { connectorType, accountId }),
    key: () => open(connectorDialogs.addWizer, { accountId }),
    oauth: (connectorType) => void signIn(connectorType),
    token: (connectorType) => open(connectorDialogs.createTokenConnection, { connectorType, accountId }),
  }
  const connect = (connectorType: ConnectorType) => connectBy[connectorKinds[connectorType].form](connectorType)
  const agreed = useEffectEvent((to: { readonly accountId: AccountId; readonly connectorType: ConnectorType }) => {
    if (to.accountId === accountId) connect(to.connectorType)
  })
  useEffect(() => onEvent('privacy-consent', (to) => agreed(to)), [])
  return (connectorType: ConnectorType, { isAgreed }: { readonly isAgreed: boolean }) =>
    isAgreed ? connect(connectorType) : open(connectorDialogs.updatePrivacyConsent, { connectorType, accountId })
}
