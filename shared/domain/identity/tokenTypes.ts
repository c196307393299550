/** Types of a validation token (identity-and-public, section 3). */
export const validationTokenTypes = [
  'NEW_ACCOUNT',
  'EXISTING_ACCOUNT',
  'EXISTING_USER',
  'QUOTE_SENT_NEW_USER',
  'QUOTE_SENT_EXISTING_USER',
  'QUOTE_LINK_NEW_AGENT',
  'QUOTE_LINK_EXISTING_AGENT',
] as const

export type ValidationTokenType = (typeof validationTokenTypes)[number]

/** What the landing page shows for a token: a form, or the login with a flag (identity-and-public, section 2). */
export const landingOf: Readonly<Record<ValidationTokenType, 'signUp' | 'join' | 'login'>> = {
  NEW_ACCOUNT: 'signUp',
  EXISTING_ACCOUNT: 'join',
  QUOTE_SENT_NEW_USER: 'join',
  QUOTE_LINK_NEW_AGENT: 'join',
  EXISTING_USER: 'login',
  QUOTE_SENT_EXISTING_USER: 'login',
  QUOTE_LINK_EXISTING_AGENT: 'login',
}

/** What a one-time-code link opens; its token opens that one quote or policy and nothing else (rule: workflow-token). */
export const workflowFlows = ['E_PAY', 'INCIDENT', 'OWN_DATA', 'QUESTIONNAIRE', 'QUOTE', 'SURPLUS_NOTICE'] as const
export type WorkflowFlow = (typeof workflowFlows)[number]

/** Second factors; NONE is known to the login alone. */
export const mfaTypes = ['EMAIL', 'GOOGLE', 'SMS', 'NONE'] as const
export type MfaType = (typeof mfaTypes)[number]
