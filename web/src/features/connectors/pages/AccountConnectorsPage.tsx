import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { getAccount } from '#shared/contracts/account/accounts.ts'
import { AccountId } from '#shared/domain/ids/ids.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { NotFoundInArea } from '#web/layout/NotFoundInArea.tsx'
import { usePersona } from '#web/layout/usePersona.ts'
import { accountPath, inPersona } from '#web/paths.ts'
import { ConnectorsScreen } from '../parts/ConnectorsScreen.tsx'

/** The systems of an account, for those who look after it. */
export const AccountConnectorsPage = () => {
  const { t } = useTranslation('connectors')
  const persona = usePersona()
  const accountId = AccountId.safeParse(useParams().accountId)
  const account = useOperation(getAccount, accountId.success ? { params: { accountId: accountId.data } } : null)
  if (!accountId.success) return <NotFoundInArea home={inPersona(persona, 'dashboard')} />
  const label = account.data?.name ?? t('account')
  return (
    <ConnectorsScreen
      key={accountId.data}
      accountId={accountId.data}
      trail={[{ label, to: accountPath(persona, accountId.data) }]}
    />
  )
}
