import type { FeatureRoute, NavigationEntry } from '../../layout/feature.ts'
import { BlockIcon, ColumnsIcon } from '../../ui/icons.tsx'

const personas = ['COWBELL'] as const
const permission = 'reference:manage'

export const routes: readonly FeatureRoute[] = [
  {
    path: 'reference',
    personas,
    permission,
    lazy: () => import('./pages/ReferencePage.tsx').then((m) => ({ Component: m.ReferencePage })),
  },
  {
    path: 'reference/rating/:version',
    personas,
    permission,
    lazy: () => import('./pages/RateBookPage.tsx').then((m) => ({ Component: m.RateBookPage })),
  },
  {
    path: 'reference/rating/:version/compare/:other',
    personas,
    permission,
    lazy: () => import('./pages/CompareRateBooksPage.tsx').then((m) => ({ Component: m.CompareRateBooksPage })),
  },
  {
    path: 'blacklist',
    personas,
    permission: 'blacklist:manage',
    lazy: () => import('./pages/BlacklistPage.tsx').then((m) => ({ Component: m.BlacklistPage })),
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
  {
    order: 94,
    path: 'blacklist',
    label: 'reference:navigation.blacklist',
    icon: BlockIcon,
    personas,
    permission: 'blacklist:manage',
    group: 'manage',
  },
]

export * as dialogs from './dialogs.ts'
