import type { FeatureRoute, NavigationEntry } from '../../layout/feature.ts'
import { ConnectorIcon, KeyIcon } from '../../ui/icons.tsx'

const permission = 'integration:manage'

export const routes: readonly FeatureRoute[] = [
  {
    path: 'api-keys',
    permission,
    lazy: () => import('./pages/ApiKeysPage.tsx').then((m) => ({ Component: m.ApiKeysPage })),
  },
  {
    path: 'api-keys/:keyId',
    permission,
    lazy: () => import('./pages/ApiKeyPage.tsx').then((m) => ({ Component: m.ApiKeyPage })),
  },
  {
    path: 'webhooks',
    permission,
    lazy: () => import('./pages/WebhooksPage.tsx').then((m) => ({ Component: m.WebhooksPage })),
  },
  {
    path: 'webhooks/:webhookId',
    permission,
    lazy: () => import('./pages/WebhookPage.tsx').then((m) => ({ Component: m.WebhookPage })),
  },
]

export const navigation: readonly NavigationEntry[] = [
  { order: 95, path: 'api-keys', label: 'keys:navigation.keys', icon: KeyIcon, permission, group: 'system' },
  {
    order: 96,
    path: 'webhooks',
    label: 'webhooks:navigation.webhooks',
    icon: ConnectorIcon,
    permission,
    group: 'system',
  },
]

export * as dialogs from './dialogs.ts'
