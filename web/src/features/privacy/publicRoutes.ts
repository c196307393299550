import type { PublicRoute } from '../../layout/feature.ts'
import { paths } from '../../paths.ts'

/** What somebody who cannot sign in asks about their own data: behind a code at their address. */
export const publicRoutes: readonly PublicRoute[] = [
  {
    path: paths.ownData,
    lazy: () => import('./pages/BeginOwnDataPage.tsx').then((m) => ({ Component: m.BeginOwnDataPage })),
  },
  {
    path: `${paths.ownData}/requests`,
    lazy: () => import('./pages/OwnDataPage.tsx').then((m) => ({ Component: m.OwnDataPage })),
  },
]
