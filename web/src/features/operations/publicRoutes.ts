import type { PublicRoute } from '../../layout/feature.ts'
import { paths } from '../../paths.ts'

/** How the platform stands, for everybody. */
export const publicRoutes: readonly PublicRoute[] = [
  {
    path: paths.serviceStatus,
    lazy: () => import('./pages/StatusPage.tsx').then((m) => ({ Component: m.StatusPage })),
  },
]
