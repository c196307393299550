import type { FeatureRoute, NavigationEntry } from '../../layout/feature.ts'
import { MailIcon } from '../../ui/icons.tsx'

const personas = ['COWBELL'] as const
const lazy = () => import('./pages/MailPage.tsx').then((m) => ({ Component: m.MailPage }))

export const routes: readonly FeatureRoute[] = [
  { path: 'mail', personas, permission: 'message:read', lazy },
  { path: 'mail/:messageId', personas, permission: 'message:read', lazy },
]

export const navigation: readonly NavigationEntry[] = [
  {
    order: 22,
    path: 'mail',
    label: 'mail:navigation.mail',
    icon: MailIcon,
    personas,
    permission: 'message:read',
  },
]

export * as dialogs from './dialogs.ts'
