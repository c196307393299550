import { lazy } from 'react'
import type { Feature, FeatureRoute, ShellSlots } from '../../layout/feature.ts'

/** Everybody's own page, reached from the who-am-I menu. */
export const routes: readonly FeatureRoute[] = [
  {
    path: 'profile',
    lazy: () => import('./pages/ProfilePage.tsx').then((m) => ({ Component: m.ProfilePage })),
  },
]

/** Setting up a second factor, from anywhere. */
export const dialogs: NonNullable<Feature['dialogs']> = {
  MfaEnabled: () =>
    import('./security/dialogs/AuthenticatorDialog.tsx').then((m) => ({ default: m.AuthenticatorDialog })),
  SMSEnabled: () => import('./security/dialogs/SentCodeDialog.tsx').then((m) => ({ default: m.SmsDialog })),
}

export const slots: ShellSlots = {
  notifications: lazy(() =>
    import('./notifications/NotificationBell.tsx').then((module) => ({ default: module.NotificationBell })),
  ),
}
