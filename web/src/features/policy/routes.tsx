import type { AccountType } from '#shared/domain/identity/accountTypes.ts'
import { accountTypes } from '#shared/domain/identity/accountTypes.ts'
import type { FeatureRoute } from '../../layout/feature.ts'

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
]

export * as dialogs from './dialogs.ts'
