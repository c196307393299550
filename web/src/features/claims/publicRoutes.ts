import type { PublicRoute } from '../../layout/feature.ts'

/** An incident of somebody who cannot sign in: whom to call, and the first notice behind a one-time code. */
export const publicRoutes: readonly PublicRoute[] = [
  {
    path: '/incident',
    lazy: () => import('./pages/BeginIncidentPage.tsx').then((m) => ({ Component: m.BeginIncidentPage })),
  },
  {
    path: '/incident/:policyId',
    lazy: () => import('./pages/OpenedIncidentPage.tsx').then((m) => ({ Component: m.OpenedIncidentPage })),
  },
]
