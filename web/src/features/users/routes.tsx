import type { FeatureRoute, NavigationEntry } from '../../layout/feature.ts'
import { AgencyIcon, RoleIcon, TeamIcon, UserIcon } from '../../ui/icons.tsx'

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
    path: 'details',
    personas: ['AGENCY'],
    permission: 'agency:update',
    lazy: () => import('./pages/OwnAgencyPage.tsx').then((m) => ({ Component: m.OwnAgencyPage })),
  },
  {
    path: 'teams',
    personas: ['AGENCY'],
    permission: 'team:read',
    lazy: () => import('./pages/TeamsPage.tsx').then((m) => ({ Component: m.TeamsPage })),
  },
  {
    path: 'roles',
    permission: 'user:read',
    lazy: () => import('./pages/RolesPage.tsx').then((m) => ({ Component: m.RolesPage })),
  },
  {
    path: 'role-templates',
    permission: 'user:read',
    lazy: () => import('./pages/RoleTemplatesPage.tsx').then((m) => ({ Component: m.RoleTemplatesPage })),
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
    order: 67,
    path: 'details',
    label: 'users:navigation.agency',
    icon: AgencyIcon,
    personas: ['AGENCY'],
    permission: 'agency:update',
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
    order: 72,
    path: 'role-templates',
    label: 'users:navigation.roles',
    icon: RoleIcon,
    permission: 'user:update',
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

export * as dialogs from './dialogs.ts'
