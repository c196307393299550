import type { FeatureRoute } from '../../layout/feature.ts'

const at = { personas: ['AGENCY', 'COWBELL'], permission: 'bulk:upload' } as const

export const routes: readonly FeatureRoute[] = [
  {
    ...at,
    path: 'upload-accounts',
    lazy: () => import('./pages/UploadAccountsPage.tsx').then((m) => ({ Component: m.UploadAccountsPage })),
  },
  {
    ...at,
    path: 'upload-accounts/:uploadId',
    lazy: () => import('./pages/UploadPage.tsx').then((m) => ({ Component: m.UploadPage })),
  },
]

export * as dialogs from './dialogs.ts'
