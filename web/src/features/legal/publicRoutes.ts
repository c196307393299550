import type { PublicRoute } from '../../layout/feature.ts'
import { paths } from '../../paths.ts'

/** What the law has us say. */
export const publicRoutes: readonly PublicRoute[] = [
  {
    path: paths.privacy,
    light: true,
    lazy: () => import('./pages/PrivacyPage.tsx').then((m) => ({ Component: m.PrivacyPage })),
  },
  {
    path: paths.terms,
    light: true,
    lazy: () => import('./pages/TermsPage.tsx').then((m) => ({ Component: m.TermsPage })),
  },
]
