import type { FeatureRoute, NavigationEntry } from '../../layout/feature.ts'
import { VisibilityOffIcon } from '../../ui/icons.tsx'

const personas = ['COWBELL'] as const

export const routes: readonly FeatureRoute[] = [
  {
    path: 'privacy-requests',
    personas,
    permission: 'privacy:decide',
    lazy: () => import('./pages/PrivacyRequestsPage.tsx').then((m) => ({ Component: m.PrivacyRequestsPage })),
  },
  {
    path: 'privacy-requests/:privacyRequestId',
    personas,
    permission: 'privacy:decide',
    lazy: () => import('./pages/PrivacyRequestPage.tsx').then((m) => ({ Component: m.PrivacyRequestPage })),
  },
]

export const navigation: readonly NavigationEntry[] = [
  {
    order: 97,
    path: 'privacy-requests',
    label: 'privacy:navigation.requests',
    icon: VisibilityOffIcon,
    personas,
    permission: 'privacy:decide',
    group: 'rules',
  },
]

export * as dialogs from './dialogs.ts'
