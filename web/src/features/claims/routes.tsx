import { lazy } from 'react'
import type { FeatureRoute, NavigationEntry, ShellSlots } from '../../layout/feature.ts'
import { ClaimIcon, PhoneIcon, QuoteIcon } from '../../ui/icons.tsx'

const personas = ['AGENCY', 'CARRIER', 'COWBELL', 'CUSTOMER', 'VENDOR'] as const
const permission = 'claim:read'

export const routes: readonly FeatureRoute[] = [
  {
    path: 'claims',
    personas,
    permission,
    lazy: () => import('./pages/ClaimsPage.tsx').then((m) => ({ Component: m.ClaimsPage })),
  },
  {
    path: 'claims/:claimId',
    personas,
    permission,
    lazy: () => import('./pages/ClaimPage.tsx').then((m) => ({ Component: m.ClaimPage })),
  },
  {
    path: 'vendor-invoices',
    personas: ['CARRIER', 'COWBELL', 'VENDOR'],
    permission: 'claim:manage',
    lazy: () => import('./pages/VendorInvoicesPage.tsx').then((m) => ({ Component: m.VendorInvoicesPage })),
  },
  {
    path: 'vendor-panel',
    personas: ['COWBELL'],
    permission: 'claim:manage',
    lazy: () => import('./pages/VendorPanelPage.tsx').then((m) => ({ Component: m.VendorPanelPage })),
  },
  ...['incident', 'incident/:policyId'].map(
    (path): FeatureRoute => ({
      path,
      personas: ['AGENCY', 'COWBELL', 'CUSTOMER'],
      permission: 'claim:create',
      lazy: () => import('./pages/IncidentPage.tsx').then((m) => ({ Component: m.IncidentPage })),
    }),
  ),
]

/** What was filed without a connection is sent from whichever page one is on. */
export const slots: ShellSlots = { banner: lazy(() => import('./incident/WaitingNotices.tsx')) }

export const navigation: readonly NavigationEntry[] = [
  { order: 30, path: 'claims', label: 'claims:navigation.claims', icon: ClaimIcon, personas, permission },
  {
    order: 31,
    path: 'vendor-panel',
    label: 'claims:navigation.panel',
    icon: PhoneIcon,
    personas: ['COWBELL'],
    permission: 'claim:manage',
  },
  {
    order: 32,
    path: 'vendor-invoices',
    label: 'claims:navigation.invoices',
    icon: QuoteIcon,
    personas: ['CARRIER', 'COWBELL', 'VENDOR'],
    permission: 'claim:manage',
  },
]

export * as dialogs from './dialogs.ts'
