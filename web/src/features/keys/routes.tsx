import type { FeatureRoute, NavigationEntry } from '../../layout/feature.ts'
import { KeyIcon } from '../../ui/icons.tsx'

const permission = 'integration:manage'

export const routes: readonly FeatureRoute[] = [
  {
    path: 'api-keys',
    permission,
    lazy: () => import('./pages/ApiKeysPage.tsx').then((m) => ({ Component: m.ApiKeysPage })),
  },
]

export const navigation: readonly NavigationEntry[] = [
  { order: 95, path: 'api-keys', label: 'keys:navigation.keys', icon: KeyIcon, permission, group: 'manage' },
]

export * as dialogs from './dialogs.ts'
