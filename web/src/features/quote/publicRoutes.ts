import type { PublicRoute } from '../../layout/feature.ts'

/** The review page of a quote, opened by a one-time code or by somebody who is signed in and may see the quote. */
export const publicRoutes: readonly PublicRoute[] = [
  {
    path: '/quote/:quoteId/request-to-bind/:productType',
    lazy: () => import('./pages/QuoteReviewPage.tsx').then((m) => ({ Component: m.QuoteReviewPage })),
  },
]
