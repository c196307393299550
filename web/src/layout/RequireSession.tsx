import { type ReactNode, useEffect, useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import type { AccountType } from '#shared/domain/identity/accountTypes.ts'
import { type Claims, isWorkflow } from '../api/claims.ts'
import { joinSession } from '../api/refresh.ts'
import { useSession } from '../api/session.ts'
import { homeOf, paths } from '../paths.ts'
import { PageSkeleton } from '../ui/Skeletons.tsx'
import { rememberOrigin } from './origin.ts'

type RequireSessionProps = { accountType: AccountType; children: (claims: Claims) => ReactNode }

/**
 * Lets the signed-in persona into its own area. Nobody signed in, here or in
 * another tab: to the login, and back here afterwards. Another
 * persona: to its own home. A workflow token opens no area.
 */
export const RequireSession = ({ accountType, children }: RequireSessionProps) => {
  const session = useSession()
  const location = useLocation()
  const [restoring, setRestoring] = useState(session === undefined)
  useEffect(() => {
    if (!restoring) return
    joinSession().finally(() => setRestoring(false))
  }, [restoring])
  if (session && !isWorkflow(session.claims)) {
    if (session.claims.accountType === accountType) return children(session.claims)
    return <Navigate to={homeOf(session.claims) ?? paths.login} replace />
  }
  if (restoring) return <PageSkeleton />
  rememberOrigin(location.pathname + location.search)
  return <Navigate to={paths.login} replace />
}
