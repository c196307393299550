import type { PublicRoute } from '../../layout/feature.ts'
import { paths } from '../../paths.ts'

/** What who builds on the API has to know, for everybody. */
export const publicRoutes: readonly PublicRoute[] = [
  {
    path: paths.developers,
    light: true,
    lazy: () => import('./pages/DevelopersPage.tsx').then((m) => ({ Component: m.DevelopersPage })),
  },
]
