import type { PublicRoute } from '../../layout/feature.ts'

/** The pages of a quote that a one-time code opens, or who is signed in and may see the quote. */
export const publicRoutes: readonly PublicRoute[] = [
  {
    path: '/quote/:quoteId/answer',
    lazy: () => import('./pages/AnswerQuestionnairePage.tsx').then((m) => ({ Component: m.AnswerQuestionnairePage })),
  },
  {
    path: '/quote/:quoteId/attest-surplus-notice',
    lazy: () => import('./pages/SurplusNoticePage.tsx').then((m) => ({ Component: m.SurplusNoticePage })),
  },
  {
    path: '/quote/:quoteId/request-to-bind/:productType',
    lazy: () => import('./pages/QuoteReviewPage.tsx').then((m) => ({ Component: m.QuoteReviewPage })),
  },
  {
    path: '/shared-offer',
    lazy: () => import('./pages/SharedOfferPage.tsx').then((m) => ({ Component: m.SharedOfferPage })),
  },
  {
    path: '/quote/:quoteId/sign/:productType',
    lazy: () => import('./pages/SignApplicationPage.tsx').then((m) => ({ Component: m.SignApplicationPage })),
  },
]
