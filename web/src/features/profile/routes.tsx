import { lazy } from 'react'
import type { FeatureRoute, ShellSlots } from '../../layout/feature.ts'

/** Everybody's own page, reached from the who-am-I menu. */
export const routes: readonly FeatureRoute[] = [
  {
    path: 'profile',
    lazy: () => import('./pages/ProfilePage.tsx').then((m) => ({ Component: m.ProfilePage })),
  },
]

export * as dialogs from './dialogs.ts'

export const slots: ShellSlots = {
  gate: lazy(() => import('./security/FactorSetUp.tsx').then((module) => ({ default: module.FactorSetUp }))),
  userMenu: lazy(() => import('./parts/FeedbackEntry.tsx').then((module) => ({ default: module.FeedbackEntry }))),
  notifications: lazy(() =>
    import('./notifications/NotificationBell.tsx').then((module) => ({ default: module.NotificationBell })),
  ),
}
