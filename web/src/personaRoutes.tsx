import { QueryClientProvider } from '@tanstack/react-query'
import { Navigate, Outlet, type RouteObject } from 'react-router'
import { type AccountType, accountTypes } from '#shared/domain/identity/accountTypes.ts'
import { personas } from '#shared/domain/identity/personas.ts'
import { queryClient } from './api/queryClient.ts'
import { useSession } from './api/session.ts'
import type { Feature, FeatureRoute } from './layout/feature.ts'
import { NotFoundInArea } from './layout/NotFoundInArea.tsx'
import { PersonaShell } from './layout/PersonaShell.tsx'
import { RequirePermission } from './layout/RequirePermission.tsx'
import { RequireSession } from './layout/RequireSession.tsx'
import { homeOf } from './paths.ts'

/** Every feature's routes, navigation, dialogs and slots; their pages load when opened. */
const features = Object.values(import.meta.glob<Feature>('./features/*/routes.tsx', { eager: true }))

const toRoute = ({ path, lazy, permission }: FeatureRoute): RouteObject =>
  permission === undefined
    ? { path, lazy }
    : {
        element: (
          <RequirePermission needed={permission}>
            <Outlet />
          </RequirePermission>
        ),
        children: [{ path, lazy }],
      }

/** The bare address of an area leads where a session in it begins. */
const FirstPage = ({ accountType }: { accountType: AccountType }) => {
  const claims = useSession()?.claims
  return <Navigate to={(claims && homeOf(claims)) ?? personas[accountType].home} replace />
}

/** The areas of all personas: `/agency/…`, `/admin/…`. Loaded with the first of them, not with the login. */
export const personaRoutes: RouteObject[] = accountTypes.map((accountType) => ({
  path: personas[accountType].basePath,
  element: (
    <RequireSession accountType={accountType}>
      {(claims) => (
        <QueryClientProvider client={queryClient}>
          <PersonaShell accountType={accountType} claims={claims} features={features} />
        </QueryClientProvider>
      )}
    </RequireSession>
  ),
  children: [
    { index: true, element: <FirstPage accountType={accountType} /> },
    ...features
      .flatMap(({ routes = [] }) => routes)
      .filter(({ personas: whose }) => whose?.includes(accountType) ?? true)
      .map(toRoute),
    { path: '*', element: <NotFoundInArea home={personas[accountType].home} /> },
  ],
}))
