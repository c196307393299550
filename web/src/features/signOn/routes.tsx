import type { FeatureRoute, NavigationEntry } from '../../layout/feature.ts'
import { SignOnIcon } from '../../ui/icons.tsx'

const permission = 'integration:manage'

export const routes: readonly FeatureRoute[] = [
  {
    path: 'sign-on',
    permission,
    lazy: () => import('./pages/SignOnPage.tsx').then((m) => ({ Component: m.SignOnPage })),
  },
]

export const navigation: readonly NavigationEntry[] = [
  { order: 97, path: 'sign-on', label: 'signOn:navigation.signOn', icon: SignOnIcon, permission, group: 'system' },
]

export * as dialogs from './dialogs.ts'
