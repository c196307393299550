import type { FeatureRoute, NavigationEntry } from '../../layout/feature.ts'
import { BlockIcon, CalendarIcon, ChartIcon, DocumentIcon, PaymentIcon, SwitchIcon } from '../../ui/icons.tsx'

const bookkeepers = ['COWBELL', 'PREMIUM_PROCESSOR'] as const
/** Agencies that are billed for their policies, and the provider's staff. */
const billedAndBookkeepers = ['AGENCY', 'COWBELL'] as const

export const routes: readonly FeatureRoute[] = [
  {
    path: 'agencies/:agencyId/billing',
    personas: ['COWBELL'],
    permission: 'billing:read',
    lazy: () => import('./pages/AgencyBillingPage.tsx').then((m) => ({ Component: m.AgencyBillingPage })),
  },
  {
    path: 'invoices',
    personas: billedAndBookkeepers,
    permission: 'billing:invoice',
    lazy: () => import('./pages/AgencyBillPage.tsx').then((m) => ({ Component: m.AgencyBillPage })),
  },
  {
    path: 'ledger',
    personas: bookkeepers,
    permission: 'ledger:read',
    lazy: () => import('./pages/LedgerPage.tsx').then((m) => ({ Component: m.LedgerPage })),
  },
  {
    path: 'periods',
    personas: bookkeepers,
    permission: 'ledger:read',
    lazy: () => import('./pages/PeriodsPage.tsx').then((m) => ({ Component: m.PeriodsPage })),
  },
  {
    path: 'refunds',
    personas: bookkeepers,
    permission: 'billing:manage',
    lazy: () => import('./pages/RefundsPage.tsx').then((m) => ({ Component: m.RefundsPage })),
  },
  {
    path: 'transactions',
    personas: bookkeepers,
    permission: 'billing:manage',
    lazy: () => import('./pages/TransactionsPage.tsx').then((m) => ({ Component: m.TransactionsPage })),
  },
  {
    path: 'write-offs',
    personas: bookkeepers,
    permission: 'billing:manage',
    lazy: () => import('./pages/WriteOffsPage.tsx').then((m) => ({ Component: m.WriteOffsPage })),
  },
]

export const navigation: readonly NavigationEntry[] = [
  {
    order: 88,
    path: 'invoices',
    label: 'billing:navigation.invoices',
    icon: DocumentIcon,
    personas: billedAndBookkeepers,
    permission: 'billing:invoice',
    group: 'manage',
  },
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
    order: 90,
    path: 'periods',
    label: 'billing:navigation.periods',
    icon: CalendarIcon,
    personas: bookkeepers,
    permission: 'ledger:read',
    group: 'manage',
  },
  {
    order: 91,
    path: 'transactions',
    label: 'billing:navigation.transactions',
    icon: SwitchIcon,
    personas: bookkeepers,
    permission: 'billing:manage',
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
  {
    order: 91,
    path: 'write-offs',
    label: 'billing:navigation.writeOffs',
    icon: BlockIcon,
    personas: bookkeepers,
    permission: 'billing:manage',
    group: 'manage',
  },
]

export * as dialogs from './dialogs.ts'
