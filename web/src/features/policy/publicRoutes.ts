import type { PublicRoute } from '../../layout/feature.ts'

/** Where anybody verifies a certificate of insurance, by the number that is printed on it. */
export const publicRoutes: readonly PublicRoute[] = [
  {
    path: '/verify/:number?',
    lazy: () => import('./pages/VerifyCertificatePage.tsx').then((m) => ({ Component: m.VerifyCertificatePage })),
  },
]
