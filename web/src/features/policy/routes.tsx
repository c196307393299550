import type { AccountType } from '#shared/domain/identity/accountTypes.ts'
import { accountTypes } from '#shared/domain/identity/accountTypes.ts'
import { licensingOf } from '#shared/regions/licensing.ts'
import { region } from '../../i18n/region.ts'
import type { FeatureRoute, NavigationEntry } from '../../layout/feature.ts'
import { MailIcon, ScalesIcon, UploadIcon } from '../../ui/icons.tsx'

/** Everybody but the insured, who has a page in plain words. */
const professionals: readonly AccountType[] = accountTypes.filter((accountType) => accountType !== 'CUSTOMER')

export const routes: readonly FeatureRoute[] = [
  {
    path: 'policies/:policyId',
    personas: professionals,
    permission: 'policy:read',
    lazy: () => import('./pages/PolicyPage.tsx').then((m) => ({ Component: m.PolicyPage })),
  },
  {
    path: 'policies/:policyId',
    personas: ['CUSTOMER'],
    permission: 'policy:read',
    lazy: () => import('./pages/CustomerPolicyPage.tsx').then((m) => ({ Component: m.CustomerPolicyPage })),
  },
  {
    // The address under which the document knows a policy that is to be verified: it is verified on its own page.
    path: 'policies/:policyId/account/:accountId/:product/verify',
    personas: professionals,
    permission: 'policy:read',
    lazy: () => import('./pages/ToPolicy.tsx').then((m) => ({ Component: m.ToPolicy })),
  },
  {
    path: 'surplus-filings',
    personas: ['COWBELL'],
    permission: 'policy:issue',
    lazy: () => import('./pages/SurplusFilingsPage.tsx').then((m) => ({ Component: m.SurplusFilingsPage })),
  },
  {
    path: 'paper-notices',
    personas: ['COWBELL'],
    permission: 'policy:cancel',
    lazy: () => import('./pages/PaperNoticesPage.tsx').then((m) => ({ Component: m.PaperNoticesPage })),
  },
  {
    path: 'holds',
    personas: ['COWBELL'],
    permission: 'freeze:read',
    lazy: () => import('./pages/HoldsPage.tsx').then((m) => ({ Component: m.HoldsPage })),
  },
  {
    path: 'holds/:holdId',
    personas: ['COWBELL'],
    permission: 'freeze:read',
    lazy: () => import('./pages/HoldPage.tsx').then((m) => ({ Component: m.HoldPage })),
  },
]

const surplusFilings: NavigationEntry = {
  order: 78,
  path: 'surplus-filings',
  label: 'policy:navigation.surplusFilings',
  icon: UploadIcon,
  personas: ['COWBELL'],
  permission: 'policy:issue',
  group: 'rules',
}

export const navigation: readonly NavigationEntry[] = [
  ...(licensingOf(region).hasSurplusLines ? [surplusFilings] : []),
  {
    order: 77,
    path: 'paper-notices',
    label: 'policy:navigation.paperNotices',
    icon: MailIcon,
    personas: ['COWBELL'],
    permission: 'policy:cancel',
    group: 'rules',
  },
  {
    order: 79,
    path: 'holds',
    label: 'policy:navigation.holds',
    icon: ScalesIcon,
    personas: ['COWBELL'],
    permission: 'freeze:read',
    group: 'rules',
  },
]

export * as dialogs from './dialogs.ts'
