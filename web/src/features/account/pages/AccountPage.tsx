import { useParams } from 'react-router'
import { AccountScreen } from '../parts/AccountScreen.tsx'

/** An account, for those who look after it. */
export const AccountPage = () => {
  const { accountId = '' } = useParams()
  return <AccountScreen key={accountId} accountId={accountId} />
}
