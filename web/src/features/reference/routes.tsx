import type { FeatureRoute, NavigationEntry } from '../../layout/feature.ts'
import { BlockIcon, CalendarIcon, ChartIcon, ColumnsIcon } from '../../ui/icons.tsx'

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
    path: 'rater',
    personas: ['CARRIER'],
    permission: 'rater:read',
    lazy: () => import('./pages/CarrierRaterPage.tsx').then((m) => ({ Component: m.CarrierRaterPage })),
  },
  {
    path: 'reference/carriers/:carrierId',
    personas,
    permission: 'rater:read',
    lazy: () => import('./pages/CarrierRaterPage.tsx').then((m) => ({ Component: m.CarrierRaterPage })),
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
  {
    path: 'moratoriums',
    personas,
    permission: 'freeze:manage',
    lazy: () => import('./pages/MoratoriumsPage.tsx').then((m) => ({ Component: m.MoratoriumsPage })),
  },
  {
    path: 'moratoriums/:moratoriumId',
    personas,
    permission: 'freeze:manage',
    lazy: () => import('./pages/MoratoriumPage.tsx').then((m) => ({ Component: m.MoratoriumPage })),
  },
]

export const navigation: readonly NavigationEntry[] = [
  {
    order: 64,
    path: 'rater',
    label: 'reference:navigation.rater',
    icon: ChartIcon,
    personas: ['CARRIER'],
    permission: 'rater:read',
    group: 'rules',
  },
  {
    order: 92,
    path: 'reference',
    label: 'reference:navigation.reference',
    icon: ColumnsIcon,
    personas,
    permission,
    group: 'rules',
  },
  {
    order: 94,
    path: 'blacklist',
    label: 'reference:navigation.blacklist',
    icon: BlockIcon,
    personas,
    permission: 'blacklist:manage',
    group: 'rules',
  },
  {
    order: 93,
    path: 'moratoriums',
    label: 'reference:navigation.moratoriums',
    icon: CalendarIcon,
    personas,
    permission: 'freeze:manage',
    group: 'rules',
  },
]

export * as dialogs from './dialogs.ts'
