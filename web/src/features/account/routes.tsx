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

/** Under the specification's keys where it names one, else under the operation's name. */
export const dialogs: Readonly<Record<string, HostedDialog>> = {
  AccountsDeleteConfirm: () => import('./dialogs/RemoveAgencyAccountDialog.tsx'),
  AddContact: () => import('./dialogs/AddPolicyContactDialog.tsx'),
  AdminAccountsDeleteConfirm: () => import('./dialogs/RemoveAccountDialog.tsx'),
  assignAccountTeam: () => import('./dialogs/AssignAccountTeamDialog.tsx'),
  chooseProduct: () => import('./dialogs/ChooseProductDialog.tsx'),
  createAccount: () => import('./dialogs/CreateAccountDialog.tsx'),
  declineAccount: () => import('./dialogs/DeclineAccountDialog.tsx'),
  OnDemandScan: () => import('./dialogs/RequestScanDialog.tsx'),
  RefreshFirmographic: () => import('./dialogs/RefreshFirmographicsDialog.tsx'),
  reopenAccount: () => import('./dialogs/ReopenAccountDialog.tsx'),
  updatePolicyContact: () => import('./dialogs/UpdatePolicyContactDialog.tsx'),
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
