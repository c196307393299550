/** The pages that links in e-mails and one-time codes lead to; the secret follows as the next part of the address. */
export const linkPages = {
  confirmUser: '/confirmUser',
  emailChange: '/confirmEmail',
  mfaReset: '/confirmMfaReset',
  passwordReset: '/confirmPasswordReset',
  signUpValidation: '/signup-validation',
  userInvited: '/user-invited',
  workflow: '/validate',
} as const
export type LinkPage = keyof typeof linkPages
