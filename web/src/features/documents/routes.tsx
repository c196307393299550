import type { FeatureRoute, NavigationEntry } from '../../layout/feature.ts'
import { DocumentIcon } from '../../ui/icons.tsx'

const personas = ['COWBELL', 'AGENCY'] as const
const permission = 'document:read'

export const routes: readonly FeatureRoute[] = [
  {
    path: 'documents',
    personas,
    permission,
    lazy: () => import('./pages/DocumentsPage.tsx').then((m) => ({ Component: m.DocumentsPage })),
  },
]

export const navigation: readonly NavigationEntry[] = [
  { order: 60, path: 'documents', label: 'documents:title', icon: DocumentIcon, personas, permission },
]

export * as dialogs from './dialogs.ts'
