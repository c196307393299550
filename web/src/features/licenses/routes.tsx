import type { FeatureRoute, NavigationEntry } from '../../layout/feature.ts'
import { PolicyIcon } from '../../ui/icons.tsx'

const personas = ['AGENCY', 'COWBELL'] as const

export const routes: readonly FeatureRoute[] = [
  {
    path: 'licenses',
    personas,
    permission: 'license:read',
    lazy: () => import('./pages/LicensesPage.tsx').then((m) => ({ Component: m.LicensesPage })),
  },
  {
    path: 'agencies/:agencyId/licenses',
    personas: ['COWBELL'],
    permission: 'license:read',
    lazy: () => import('./pages/AgencyLicensesPage.tsx').then((m) => ({ Component: m.AgencyLicensesPage })),
  },
]

export const navigation: readonly NavigationEntry[] = [
  {
    order: 77,
    path: 'licenses',
    label: 'licenses:navigation.licenses',
    icon: PolicyIcon,
    personas,
    permission: 'license:read',
    group: 'manage',
  },
]

export * as dialogs from './dialogs.ts'
