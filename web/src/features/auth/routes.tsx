import { lazy } from 'react'
import type { ShellSlots } from '../../layout/feature.ts'

export * as dialogs from './dialogs.ts'

/** What identity adds to every persona's shell. */
export const slots: ShellSlots = {
  gate: lazy(() => import('./parts/MfaGate.tsx').then((module) => ({ default: module.MfaGate }))),
  teamSelector: lazy(() => import('./parts/TeamSelector.tsx').then((module) => ({ default: module.TeamSelector }))),
  userMenu: lazy(() =>
    import('./parts/SwitchAccountEntries.tsx').then((module) => ({ default: module.SwitchAccountEntries })),
  ),
}
