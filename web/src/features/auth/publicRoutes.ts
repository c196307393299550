import type { PublicRoute } from '../../layout/feature.ts'

/** Everything before sign-in. */
export const publicRoutes: readonly PublicRoute[] = [
  {
    path: '/application-signed',
    lazy: () => import('./pages/ApplicationSignedPage.tsx').then((m) => ({ Component: m.ApplicationSignedPage })),
  },
  {
    path: '/confirmEmail/:token?',
    shell: 'login',
    lazy: () => import('./pages/ConfirmEmailPage.tsx').then((m) => ({ Component: m.ConfirmEmailPage })),
  },
  {
    path: '/confirmMfaReset/:token?',
    shell: 'login',
    lazy: () => import('./pages/ConfirmMfaResetPage.tsx').then((m) => ({ Component: m.ConfirmMfaResetPage })),
  },
  {
    path: '/confirmPasswordReset/:token?',
    shell: 'login',
    lazy: () => import('./pages/ConfirmPasswordResetPage.tsx').then((m) => ({ Component: m.ConfirmPasswordResetPage })),
  },
  {
    path: '/confirmUser/:token?',
    shell: 'login',
    lazy: () => import('./pages/ConfirmUserPage.tsx').then((m) => ({ Component: m.ConfirmUserPage })),
  },
  {
    path: '/user-invited/:token?',
    shell: 'login',
    lazy: () => import('./pages/AcceptInvitePage.tsx').then((m) => ({ Component: m.AcceptInvitePage })),
  },
  {
    path: '/forgot-password',
    shell: 'login',
    lazy: () => import('./pages/ForgotPasswordPage.tsx').then((m) => ({ Component: m.ForgotPasswordPage })),
  },
  {
    path: '/loading',
    shell: 'none',
    lazy: () => import('./pages/LoadingPage.tsx').then((m) => ({ Component: m.LoadingPage })),
  },
  {
    path: '/loading/:token',
    shell: 'none',
    lazy: () => import('./pages/LoadingPage.tsx').then((m) => ({ Component: m.LoadingPage })),
  },
  {
    path: '/login',
    shell: 'login',
    light: true,
    lazy: () => import('./pages/LoginPage.tsx').then((m) => ({ Component: m.LoginPage })),
  },
  {
    path: '/login-existing',
    shell: 'login',
    lazy: () => import('./pages/LoginExistingPage.tsx').then((m) => ({ Component: m.LoginExistingPage })),
  },
  {
    path: '/logout',
    shell: 'login',
    lazy: () => import('./pages/LogoutPage.tsx').then((m) => ({ Component: m.LogoutPage })),
  },
  {
    path: '/password-expired',
    shell: 'login',
    lazy: () => import('./pages/PasswordExpiredPage.tsx').then((m) => ({ Component: m.PasswordExpiredPage })),
  },
  {
    path: '/resend-validation',
    shell: 'login',
    lazy: () => import('./pages/ResendValidationPage.tsx').then((m) => ({ Component: m.ResendValidationPage })),
  },
  {
    path: '/signup-submitted',
    shell: 'login',
    lazy: () => import('./pages/SignUpSubmittedPage.tsx').then((m) => ({ Component: m.SignUpSubmittedPage })),
  },
  {
    path: '/signup-validation/:token?',
    shell: 'login',
    lazy: () => import('./pages/SignUpValidationPage.tsx').then((m) => ({ Component: m.SignUpValidationPage })),
  },
  {
    path: '/validate/:workflowId',
    shell: 'login',
    lazy: () => import('./pages/ValidatePage.tsx').then((m) => ({ Component: m.ValidatePage })),
  },
]
