import type { FeatureRoute, NavigationEntry } from '../../layout/feature.ts'
import { AssistantIcon } from '../../ui/icons.tsx'

const permission = 'integration:manage'

export const routes: readonly FeatureRoute[] = [
  {
    path: 'assistant-requests',
    permission,
    lazy: () => import('./pages/AssistantRequestsPage.tsx').then((m) => ({ Component: m.AssistantRequestsPage })),
  },
  {
    path: 'assistant-requests/:assistantRequestId',
    permission,
    lazy: () => import('./pages/AssistantRequestPage.tsx').then((m) => ({ Component: m.AssistantRequestPage })),
  },
]

export const navigation: readonly NavigationEntry[] = [
  {
    order: 97,
    path: 'assistant-requests',
    label: 'assistants:navigation',
    icon: AssistantIcon,
    permission,
    group: 'system',
  },
]

export * as dialogs from './dialogs.ts'
