import { noAnswer, Problem, serverTroubleStatuses } from '../../api/problem.ts'

/** Why single sign-on ended without a session. */
export type SsoFailureReason = 'cancelled' | 'disabled' | 'noAccount' | 'refused' | 'unavailable'

/**
 * What the user pool says when it sends somebody back without a code. Its words are the provider's, which may be anything:
 * they are read for a cancelled sign-in and never shown.
 */
export const reasonOfReturn = (params: URLSearchParams): SsoFailureReason | undefined => {
  const error = params.get('error')
  if (error === null) return undefined
  return /\baccess_denied\b/.test(`${error} ${params.get('error_description') ?? ''}`) ? 'cancelled' : 'refused'
}

const reasons: Readonly<Record<string, SsoFailureReason>> = {
  'auth.ssoDisabled': 'disabled',
  'auth.ssoNoAccount': 'noAccount',
}

/** Why the platform took nobody in whom the provider sent back. */
export const reasonOfProblem = (error: unknown): SsoFailureReason => {
  if (!(error instanceof Problem)) return 'refused'
  if (error.status === noAnswer || serverTroubleStatuses.includes(error.status)) return 'unavailable'
  return reasons[error.code ?? ''] ?? 'refused'
}
