import type { PublicRoute } from '../../layout/feature.ts'

/** The payment page, opened by a one-time code or by somebody who is signed in. */
export const publicRoutes: readonly PublicRoute[] = [
  {
    path: '/policy/:policyId/accountant-payment',
    lazy: () => import('./pages/AccountantPaymentPage.tsx').then((m) => ({ Component: m.AccountantPaymentPage })),
  },
]
