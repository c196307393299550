import type { HostedDialog } from '../../dialogs/hostedDialog.ts'
import type { FeatureRoute, NavigationEntry } from '../../layout/feature.ts'
import { AgencyIcon, TeamIcon, UserIcon } from '../../ui/icons.tsx'

/** Who is in charge of agencies. */
const inCharge = ['COWBELL', 'DIGITAL'] as const

export const routes: readonly FeatureRoute[] = [
  {
    path: 'agencies',
    personas: inCharge,
    permission: 'team:read',
    lazy: () => import('./pages/AgenciesPage.tsx').then((m) => ({ Component: m.AgenciesPage })),
  },
  {
    path: 'agencies/:agencyId/:area',
    personas: inCharge,
    permission: 'team:read',
    lazy: () => import('./pages/AgencyPage.tsx').then((m) => ({ Component: m.AgencyPage })),
  },
  {
    path: 'teams',
    personas: ['AGENCY'],
    permission: 'team:read',
    lazy: () => import('./pages/TeamsPage.tsx').then((m) => ({ Component: m.TeamsPage })),
  },
  {
    path: 'users',
    permission: 'user:read',
    lazy: () => import('./pages/UsersPage.tsx').then((m) => ({ Component: m.UsersPage })),
  },
]

export const navigation: readonly NavigationEntry[] = [
  {
    order: 65,
    path: 'agencies',
    label: 'users:navigation.agencies',
    icon: AgencyIcon,
    personas: inCharge,
    permission: 'team:read',
    group: 'manage',
  },
  {
    order: 70,
    path: 'users',
    label: 'users:navigation.users',
    icon: UserIcon,
    permission: 'user:read',
    group: 'manage',
  },
  {
    order: 75,
    path: 'teams',
    label: 'users:navigation.teams',
    icon: TeamIcon,
    personas: ['AGENCY'],
    permission: 'team:read',
    group: 'manage',
  },
]

/** Under the specification's key where it names one, else under the operation's name. */
export const dialogs: Readonly<Record<string, HostedDialog>> = {
  addUserAccounts: () => import('./dialogs/AddUserAccountsDialog.tsx'),
  createTeam: () => import('./dialogs/CreateTeamDialog.tsx'),
  createUser: () => import('./dialogs/CreateUserDialog.tsx'),
  enableUser: () => import('./dialogs/EnableUserDialog.tsx'),
  migrateUserTeams: () => import('./dialogs/MigrateUserTeamsDialog.tsx'),
  replaceAgencyUsers: () => import('./dialogs/ReplaceAgencyUsersDialog.tsx'),
  removeTeam: () => import('./dialogs/RemoveTeamDialog.tsx'),
  UsersDeleteConfirm: () => import('./dialogs/RemoveUserDialog.tsx'),
  updateTeam: () => import('./dialogs/UpdateTeamDialog.tsx'),
  updateUser: () => import('./dialogs/UpdateUserDialog.tsx'),
}
