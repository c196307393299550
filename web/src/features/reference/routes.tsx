import type { FeatureRoute, NavigationEntry } from '../../layout/feature.ts'
import { ColumnsIcon } from '../../ui/icons.tsx'

const personas = ['COWBELL'] as const
const permission = 'reference:manage'

export const routes: readonly FeatureRoute[] = [
  {
    path: 'reference',
    personas,
    permission,
    lazy: () => import('./pages/ReferencePage.tsx').then((m) => ({ Component: m.ReferencePage })),
  },
]

export const navigation: readonly NavigationEntry[] = [
  {
    order: 92,
    path: 'reference',
    label: 'reference:navigation.reference',
    icon: ColumnsIcon,
    personas,
    permission,
    group: 'manage',
  },
]

export * as dialogs from './dialogs.ts'
