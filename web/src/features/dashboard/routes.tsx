import type { FeatureRoute, NavigationEntry, Searcher } from '../../layout/feature.ts'
import { accountReaders } from '../../paths.ts'
import { AccountIcon, DashboardIcon, PolicyIcon, SubmissionIcon } from '../../ui/icons.tsx'
import { partnerTypes } from './partners/partnerHomes.ts'

const submissionsPage = () => import('./pages/SubmissionsPage.tsx').then((m) => ({ Component: m.SubmissionsPage }))
const accountsPage = () => import('./pages/AccountsPage.tsx').then((m) => ({ Component: m.AccountsPage }))

export const routes: readonly FeatureRoute[] = [
  { path: 'accounts', personas: accountReaders, permission: 'account:read', lazy: accountsPage },
  {
    path: 'submissions',
    personas: ['AGENCY', 'COWBELL', 'DIGITAL'],
    permission: 'submission:read',
    lazy: submissionsPage,
  },
  {
    path: 'dashboard',
    personas: ['AGENCY', 'COWBELL'],
    lazy: () => import('./pages/DashboardPage.tsx').then((m) => ({ Component: m.DashboardPage })),
  },
  {
    path: 'dashboard',
    personas: ['CUSTOMER'],
    lazy: () => import('./pages/CustomerDashboardPage.tsx').then((m) => ({ Component: m.CustomerDashboardPage })),
  },
  {
    path: 'dashboard',
    personas: partnerTypes,
    lazy: () => import('./pages/PartnerHomePage.tsx').then((m) => ({ Component: m.PartnerHomePage })),
  },
  {
    path: 'inbox',
    personas: ['AGENCY'],
    permission: 'quote:read',
    lazy: () => import('./pages/AgencyInboxPage.tsx').then((m) => ({ Component: m.AgencyInboxPage })),
  },
  {
    path: 'policies',
    personas: ['CUSTOMER'],
    permission: 'policy:read',
    lazy: () => import('./pages/CustomerPoliciesPage.tsx').then((m) => ({ Component: m.CustomerPoliciesPage })),
  },
]

export const navigation: readonly NavigationEntry[] = [
  {
    order: 10,
    path: 'dashboard',
    label: 'dashboard:navigation.dashboard',
    icon: DashboardIcon,
    personas: ['AGENCY', 'COWBELL', 'CUSTOMER', ...partnerTypes],
    phone: true,
  },
  {
    order: 20,
    path: 'policies',
    label: 'dashboard:navigation.policies',
    icon: PolicyIcon,
    personas: ['CUSTOMER'],
    permission: 'policy:read',
    phone: true,
  },
  {
    order: 50,
    path: 'accounts',
    label: 'dashboard:navigation.accounts',
    icon: AccountIcon,
    personas: accountReaders,
    permission: 'account:read',
    phone: true,
  },
  {
    order: 55,
    path: 'submissions',
    label: 'submission:navigation.submissions',
    icon: SubmissionIcon,
    personas: ['AGENCY', 'COWBELL', 'DIGITAL'],
    permission: 'submission:read',
    flag: 'submissionsView',
  },
]

export const searchers: readonly Searcher[] = [
  {
    key: 'policies',
    label: 'dashboard:navigation.policies',
    personas: ['AGENCY', 'COWBELL', 'CUSTOMER'],
    permission: 'policy:read',
    search: async (text, signal) => (await import('./findPolicies.ts')).findPolicies(text, signal),
  },
]
