import type { FeatureRoute, NavigationEntry } from '../../layout/feature.ts'
import { HelpIcon } from '../../ui/icons.tsx'

export * as dialogs from './dialogs.ts'

const permission = 'integration:manage'

export const routes: readonly FeatureRoute[] = [
  {
    path: 'developers',
    permission,
    lazy: () => import('./pages/OwnDevelopersPage.tsx').then((m) => ({ Component: m.OwnDevelopersPage })),
  },
]

export const navigation: readonly NavigationEntry[] = [
  { order: 97, path: 'developers', label: 'developers:navigation', icon: HelpIcon, permission, group: 'system' },
]
