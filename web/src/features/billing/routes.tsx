import type { HostedDialog } from '../../dialogs/hostedDialog.ts'
import type { FeatureRoute, NavigationEntry } from '../../layout/feature.ts'
import { ChartIcon } from '../../ui/icons.tsx'

const bookkeepers = ['COWBELL', 'PREMIUM_PROCESSOR'] as const

export const routes: readonly FeatureRoute[] = [
  {
    path: 'ledger',
    personas: bookkeepers,
    permission: 'ledger:read',
    lazy: () => import('./pages/LedgerPage.tsx').then((m) => ({ Component: m.LedgerPage })),
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
]

/** By the operation they do. */
export const dialogs: Readonly<Record<string, HostedDialog>> = {
  getBankDetails: () => import('./dialogs/BankDetailsDialog.tsx'),
  sendToAccounting: () => import('./dialogs/SendToAccountingDialog.tsx'),
}
