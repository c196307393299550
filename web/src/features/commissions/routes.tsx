import type { FeatureRoute, NavigationEntry } from '../../layout/feature.ts'
import { CommissionIcon } from '../../ui/icons.tsx'

/** Agencies, which earn commission, and the provider's staff, who pay it. */
const personas = ['AGENCY', 'COWBELL'] as const

export const routes: readonly FeatureRoute[] = [
  {
    path: 'commissions',
    personas,
    permission: 'commission:read',
    lazy: () => import('./pages/CommissionsPage.tsx').then((m) => ({ Component: m.CommissionsPage })),
  },
  {
    path: 'agencies/:agencyId/commissions',
    personas: ['COWBELL', 'DIGITAL'],
    permission: 'commission:read',
    lazy: () => import('./pages/AgencyCommissionsPage.tsx').then((m) => ({ Component: m.AgencyCommissionsPage })),
  },
  {
    path: 'remittances',
    personas: ['COWBELL'],
    permission: 'commission:manage',
    lazy: () => import('./pages/RemittancesPage.tsx').then((m) => ({ Component: m.RemittancesPage })),
  },
  {
    path: 'remittances/:remittanceId',
    personas: ['COWBELL'],
    permission: 'commission:manage',
    lazy: () => import('./pages/RemittancePage.tsx').then((m) => ({ Component: m.RemittancePage })),
  },
]

export const navigation: readonly NavigationEntry[] = [
  {
    order: 89,
    path: 'commissions',
    label: 'commissions:navigation.commissions',
    icon: CommissionIcon,
    personas,
    permission: 'commission:read',
    group: 'money',
  },
  {
    order: 89,
    path: 'remittances',
    label: 'commissions:navigation.remittances',
    icon: CommissionIcon,
    personas: ['COWBELL'],
    permission: 'commission:manage',
    group: 'money',
  },
]

export * as dialogs from './dialogs.ts'
