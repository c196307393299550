import { AccountId } from '#shared/domain/ids/ids.ts'
import { useSession } from '#web/api/session.ts'
import { ConnectorsScreen } from '../parts/ConnectorsScreen.tsx'

/** The insured’s own systems. */
export const OwnConnectorsPage = () => {
  const accountId = AccountId.safeParse(useSession()?.claims.organizationId)
  return accountId.success ? <ConnectorsScreen accountId={accountId.data} /> : null
}
