import type { FeatureRoute, NavigationEntry } from '../../layout/feature.ts'
import { BinderIcon, SettingsIcon, TasksIcon, WarningIcon } from '../../ui/icons.tsx'

const personas = ['COWBELL'] as const

export const routes: readonly FeatureRoute[] = [
  {
    path: 'jobs',
    personas,
    permission: 'job:read',
    lazy: () => import('./pages/JobsPage.tsx').then((m) => ({ Component: m.JobsPage })),
  },
  {
    path: 'dead-letters',
    personas,
    permission: 'job:read',
    lazy: () => import('./pages/DeadLettersPage.tsx').then((m) => ({ Component: m.DeadLettersPage })),
  },
  {
    path: 'queues',
    personas,
    permission: 'job:read',
    lazy: () => import('./pages/QueuesPage.tsx').then((m) => ({ Component: m.QueuesPage })),
  },
  {
    path: 'document-keeping',
    personas,
    permission: 'job:read',
    lazy: () => import('./pages/DocumentKeepingPage.tsx').then((m) => ({ Component: m.DocumentKeepingPage })),
  },
]

export const navigation: readonly NavigationEntry[] = [
  {
    order: 95,
    path: 'jobs',
    label: 'operations:navigation.jobs',
    icon: SettingsIcon,
    personas,
    permission: 'job:read',
    group: 'system',
  },
  {
    order: 95.3,
    path: 'queues',
    label: 'operations:navigation.queues',
    icon: TasksIcon,
    personas,
    permission: 'job:read',
    group: 'system',
  },
  {
    order: 95.5,
    path: 'dead-letters',
    label: 'operations:navigation.letters',
    icon: WarningIcon,
    personas,
    permission: 'job:read',
    group: 'system',
  },
  {
    order: 96,
    path: 'document-keeping',
    label: 'operations:navigation.keeping',
    icon: BinderIcon,
    personas,
    permission: 'job:read',
    group: 'system',
  },
]

export * as dialogs from './dialogs.ts'
