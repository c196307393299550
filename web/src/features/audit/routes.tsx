import type { FeatureRoute, NavigationEntry } from '../../layout/feature.ts'
import { ClockIcon } from '../../ui/icons.tsx'

const personas = ['AGENCY', 'COWBELL', 'CUSTOMER'] as const

export const routes: readonly FeatureRoute[] = [
  {
    path: 'audit',
    personas,
    permission: 'audit:read',
    lazy: () => import('./pages/AuditPage.tsx').then((m) => ({ Component: m.AuditPage })),
  },
]

export const navigation: readonly NavigationEntry[] = [
  {
    order: 93,
    path: 'audit',
    label: 'audit:navigation.audit',
    icon: ClockIcon,
    personas,
    permission: 'audit:read',
    group: 'rules',
  },
]
