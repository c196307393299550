import { useSession } from '#web/api/session.ts'
import { AccountScreen } from '../parts/AccountScreen.tsx'

/** The insured's own company. */
export const OwnAccountPage = () => {
  const accountId = useSession()?.claims.organizationId ?? ''
  return <AccountScreen accountId={accountId} />
}
