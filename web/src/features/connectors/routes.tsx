import type { FeatureRoute, NavigationEntry } from '../../layout/feature.ts'
import { ConnectorIcon } from '../../ui/icons.tsx'

const permission = 'connector:read'

export const routes: readonly FeatureRoute[] = [
  {
    path: 'connectors',
    personas: ['CUSTOMER'],
    permission,
    lazy: () => import('./pages/OwnConnectorsPage.tsx').then((m) => ({ Component: m.OwnConnectorsPage })),
  },
  {
    path: 'accounts/:accountId/connectors',
    personas: ['AGENCY', 'COWBELL', 'MSSP'],
    permission,
    lazy: () => import('./pages/AccountConnectorsPage.tsx').then((m) => ({ Component: m.AccountConnectorsPage })),
  },
]

export const navigation: readonly NavigationEntry[] = [
  {
    order: 65,
    path: 'connectors',
    label: 'connectors:title',
    icon: ConnectorIcon,
    personas: ['CUSTOMER'],
    permission,
  },
]

export * as dialogs from './dialogs.ts'
