import type { FeatureRoute, NavigationEntry } from '../../layout/feature.ts'
import { ChartIcon, PaymentIcon } from '../../ui/icons.tsx'

const bookkeepers = ['COWBELL', 'PREMIUM_PROCESSOR'] as const

export const routes: readonly FeatureRoute[] = [
  {
    path: 'ledger',
    personas: bookkeepers,
    permission: 'ledger:read',
    lazy: () => import('./pages/LedgerPage.tsx').then((m) => ({ Component: m.LedgerPage })),
  },
  {
    path: 'refunds',
    personas: bookkeepers,
    permission: 'billing:manage',
    lazy: () => import('./pages/RefundsPage.tsx').then((m) => ({ Component: m.RefundsPage })),
  },
]

export const navigation: readonly NavigationEntry[] = [
  {
    order: 90,
    path: 'ledger',
    label: 'billing:navigation.ledger',
    icon: ChartIcon,
    personas: bookkeepers,
    permission: 'ledger:read',
    group: 'manage',
  },
  {
    order: 91,
    path: 'refunds',
    label: 'billing:navigation.refunds',
    icon: PaymentIcon,
    personas: bookkeepers,
    permission: 'billing:manage',
    group: 'manage',
  },
]

export * as dialogs from './dialogs.ts'
