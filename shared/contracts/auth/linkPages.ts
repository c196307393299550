/**
 * The pages that links in e-mails and one-time codes lead to. The secret of a link stands behind a `#`, which no browser
 * sends and no log keeps; its page posts it.
 */
export const linkPages = {
  confirmUser: '/confirmUser',
  emailChange: '/confirmEmail',
  mfaReset: '/confirmMfaReset',
  passwordReset: '/confirmPasswordReset',
  signUpValidation: '/signup-validation',
  userInvited: '/user-invited',
  workflow: '/validate',
} as const
