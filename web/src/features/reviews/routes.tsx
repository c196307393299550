import type { FeatureRoute, NavigationEntry } from '../../layout/feature.ts'
import { VisibilityIcon } from '../../ui/icons.tsx'

export const routes: readonly FeatureRoute[] = [
  {
    path: 'access-reviews',
    permission: 'access:review',
    lazy: () => import('./pages/AccessReviewsPage.tsx').then((m) => ({ Component: m.AccessReviewsPage })),
  },
  {
    path: 'access-reviews/:accessReviewId',
    permission: 'access:review',
    lazy: () => import('./pages/AccessReviewPage.tsx').then((m) => ({ Component: m.AccessReviewPage })),
  },
]

export const navigation: readonly NavigationEntry[] = [
  {
    order: 71,
    path: 'access-reviews',
    label: 'reviews:navigation.reviews',
    icon: VisibilityIcon,
    permission: 'access:review',
    group: 'manage',
  },
]

export * as dialogs from './dialogs.ts'
