import { useLocation } from 'react-router'
import type { AccountType } from '#shared/domain/identity/accountTypes.ts'
import { useSession } from '../api/session.ts'
import { accountTypeOfAddress } from '../paths.ts'

/** Whose area the page is in: the persona one acts as. */
export const usePersona = (): AccountType => {
  const { pathname } = useLocation()
  const acting = useSession()?.claims.accountType
  return accountTypeOfAddress(pathname) ?? acting ?? 'AGENCY'
}
