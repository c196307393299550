import type { FeatureRoute, NavigationEntry } from '../../layout/feature.ts'
import { CopyIcon } from '../../ui/icons.tsx'

const personas = ['COWBELL', 'CARRIER'] as const
const permission = 'form:read'

export const routes: readonly FeatureRoute[] = [
  {
    path: 'forms',
    personas,
    permission,
    lazy: () => import('./pages/FormsPage.tsx').then((m) => ({ Component: m.FormsPage })),
  },
]

export const navigation: readonly NavigationEntry[] = [
  {
    order: 91,
    path: 'forms',
    label: 'policyForms:navigation',
    icon: CopyIcon,
    personas,
    permission,
    group: 'rules',
  },
]

export * as dialogs from './dialogs.ts'
