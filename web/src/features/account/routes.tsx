import type { HostedDialog } from '../../dialogs/hostedDialog.ts'
import type { FeatureRoute, NavigationEntry, Searcher } from '../../layout/feature.ts'
import { AccountIcon } from '../../ui/icons.tsx'

export const routes: readonly FeatureRoute[] = [
  {
    path: 'account',
    personas: ['CUSTOMER'],
    permission: 'account:read',
    lazy: () => import('./pages/OwnAccountPage.tsx').then((m) => ({ Component: m.OwnAccountPage })),
  },
  {
    path: 'accounts/:accountId',
    personas: ['AGENCY', 'COWBELL'],
    permission: 'account:read',
    lazy: () => import('./pages/AccountPage.tsx').then((m) => ({ Component: m.AccountPage })),
  },
]

export const navigation: readonly NavigationEntry[] = [
  {
    order: 60,
    path: 'account',
    label: 'account:navigation.own',
    icon: AccountIcon,
    personas: ['CUSTOMER'],
    permission: 'account:read',
    phone: true,
  },
]

export const dialogs: Readonly<Record<string, HostedDialog>> = {
  AccountsDeleteConfirm: () => import('./dialogs/RemoveAgencyAccountDialog.tsx'),
  AddContact: () => import('./dialogs/AddContactDialog.tsx'),
  AdminAccountsDeleteConfirm: () => import('./dialogs/RemoveAccountDialog.tsx'),
  AssignTeam: () => import('./dialogs/AssignTeamDialog.tsx'),
  DeclineAccount: () => import('./dialogs/DeclineAccountDialog.tsx'),
  NewAccount: () => import('./dialogs/NewAccountDialog.tsx'),
  OnDemandScan: () => import('./dialogs/OnDemandScanDialog.tsx'),
  RefreshFirmographic: () => import('./dialogs/RefreshFirmographicDialog.tsx'),
  ReopenAccount: () => import('./dialogs/ReopenAccountDialog.tsx'),
  UpdateContact: () => import('./dialogs/UpdateContactDialog.tsx'),
}

export const searchers: readonly Searcher[] = [
  {
    key: 'accounts',
    label: 'account:accounts',
    personas: ['AGENCY', 'COWBELL'],
    permission: 'account:read',
    search: async (text, signal) => (await import('./findAccounts.ts')).findAccounts(text, signal),
  },
]
