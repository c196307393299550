import { lazy } from 'react'
import type { HostedDialog } from '../../dialogs/hostedDialog.ts'
import type { ShellSlots } from '../../layout/feature.ts'

/** By the deed. */
export const dialogs: Readonly<Record<string, HostedDialog>> = {
  jumpIntoAccount: () => import('./dialogs/JumpIntoAccountDialog.tsx'),
}

/** What identity adds to every persona's shell. */
export const slots: ShellSlots = {
  gate: lazy(() => import('./parts/MfaGate.tsx').then((module) => ({ default: module.MfaGate }))),
  teamSelector: lazy(() => import('./parts/TeamSelector.tsx').then((module) => ({ default: module.TeamSelector }))),
  userMenu: lazy(() =>
    import('./parts/SwitchAccountEntries.tsx').then((module) => ({ default: module.SwitchAccountEntries })),
  ),
}
