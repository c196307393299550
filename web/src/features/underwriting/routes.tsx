import type { FeatureRoute, NavigationEntry } from '../../layout/feature.ts'
import { BlockIcon, ChartIcon, EditIcon, InboxIcon, QuoteIcon, ScalesIcon } from '../../ui/icons.tsx'

const staff = ['COWBELL'] as const

const workbench = () => import('./pages/WorkbenchPage.tsx').then((m) => ({ Component: m.WorkbenchPage }))

/** Screens of those who decide on risks. */
export const routes: readonly FeatureRoute[] = [
  {
    path: 'inbox',
    personas: staff,
    permission: 'quote:underwrite',
    lazy: () => import('./pages/UnderwriterInboxPage.tsx').then((m) => ({ Component: m.UnderwriterInboxPage })),
  },
  {
    path: 'inbox/:quoteId',
    personas: staff,
    permission: 'quote:underwrite',
    lazy: workbench,
  },
  {
    path: 'disputes',
    personas: staff,
    permission: 'quote:underwrite',
    lazy: () => import('./pages/DisputesPage.tsx').then((m) => ({ Component: m.DisputesPage })),
  },
  {
    path: 'manuscripts',
    personas: staff,
    permission: 'quote:underwrite',
    lazy: () => import('./pages/ManuscriptsPage.tsx').then((m) => ({ Component: m.ManuscriptsPage })),
  },
  {
    path: 'screenings',
    personas: staff,
    permission: 'agency:delete',
    lazy: () => import('./pages/ScreeningsPage.tsx').then((m) => ({ Component: m.ScreeningsPage })),
  },
  {
    path: 'scenarios',
    personas: staff,
    permission: 'portfolio:suppose',
    lazy: () => import('./pages/ScenariosPage.tsx').then((m) => ({ Component: m.ScenariosPage })),
  },
  {
    path: 'scenarios/:scenarioId',
    personas: staff,
    permission: 'portfolio:suppose',
    lazy: () => import('./pages/ScenarioPage.tsx').then((m) => ({ Component: m.ScenarioPage })),
  },
  {
    path: 'quotes',
    personas: staff,
    permission: 'quote:read',
    lazy: () => import('./pages/QuotesPage.tsx').then((m) => ({ Component: m.QuotesPage })),
  },
  {
    path: 'quotes/:quoteId',
    personas: staff,
    permission: 'quote:read',
    lazy: workbench,
  },
]

export const navigation: readonly NavigationEntry[] = [
  {
    order: 15,
    path: 'inbox',
    label: 'underwriting:navigation.inbox',
    icon: InboxIcon,
    personas: staff,
    permission: 'quote:underwrite',
    phone: true,
  },
  {
    order: 20,
    path: 'quotes',
    label: 'underwriting:navigation.quotes',
    icon: QuoteIcon,
    personas: staff,
    permission: 'quote:read',
    phone: true,
  },
  {
    order: 23,
    path: 'disputes',
    label: 'underwriting:disputes.title',
    icon: ScalesIcon,
    personas: staff,
    permission: 'quote:underwrite',
  },
  {
    order: 22,
    path: 'manuscripts',
    label: 'underwriting:manuscripts.navigation',
    icon: EditIcon,
    personas: staff,
    permission: 'quote:underwrite',
  },
  {
    order: 24,
    path: 'screenings',
    label: 'underwriting:screenings.title',
    icon: BlockIcon,
    personas: staff,
    permission: 'agency:delete',
  },
  {
    order: 91,
    path: 'scenarios',
    label: 'underwriting:scenarios.navigation',
    icon: ChartIcon,
    personas: staff,
    permission: 'portfolio:suppose',
    group: 'rules',
  },
]

export * as dialogs from './dialogs.ts'
