import type { FeatureRoute, NavigationEntry } from '../../layout/feature.ts'
import { OrganizationIcon, PolicyIcon, TeamIcon } from '../../ui/icons.tsx'
import { partnerTypes } from './kinds.ts'

export const routes: readonly FeatureRoute[] = [
  {
    path: 'organizations',
    personas: ['COWBELL'],
    permission: 'persona:read',
    lazy: () => import('./pages/OrganizationsPage.tsx').then((m) => ({ Component: m.OrganizationsPage })),
  },
  {
    path: 'organizations/:kind/:personaId/:area',
    personas: ['COWBELL'],
    permission: 'persona:read',
    lazy: () => import('./pages/OrganizationPage.tsx').then((m) => ({ Component: m.OrganizationPage })),
  },
  {
    path: 'treaties',
    personas: ['COWBELL'],
    permission: 'persona:manage',
    lazy: () => import('./pages/TreatiesPage.tsx').then((m) => ({ Component: m.TreatiesPage })),
  },
  {
    path: 'pool-years',
    personas: ['COWBELL'],
    permission: 'persona:manage',
    lazy: () => import('./pages/PoolYearsPage.tsx').then((m) => ({ Component: m.PoolYearsPage })),
  },
  {
    path: 'organization',
    personas: partnerTypes,
    permission: 'organization:read',
    lazy: () => import('./pages/OwnOrganizationPage.tsx').then((m) => ({ Component: m.OwnOrganizationPage })),
  },
]

export const navigation: readonly NavigationEntry[] = [
  {
    order: 66,
    path: 'organizations',
    label: 'organizations:navigation.organizations',
    icon: OrganizationIcon,
    personas: ['COWBELL'],
    permission: 'persona:read',
    group: 'manage',
  },
  {
    order: 67,
    path: 'treaties',
    label: 'organizations:navigation.treaties',
    icon: PolicyIcon,
    personas: ['COWBELL'],
    permission: 'persona:manage',
    group: 'manage',
  },
  {
    order: 67,
    path: 'pool-years',
    label: 'organizations:navigation.poolYears',
    icon: TeamIcon,
    personas: ['COWBELL'],
    permission: 'persona:manage',
    group: 'manage',
  },
  {
    order: 68,
    path: 'organization',
    label: 'organizations:navigation.organization',
    icon: OrganizationIcon,
    personas: partnerTypes,
    permission: 'organization:read',
    group: 'manage',
  },
]

export * as dialogs from './dialogs.ts'
