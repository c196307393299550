import type { TFunction } from 'i18next'
import { CaptchaFailure } from '../../api/captcha.ts'
import { serverMessage } from '../../api/messageOf.ts'
import { noAnswer, Problem, serverTroubleStatuses } from '../../api/problem.ts'

/**
 * Why no link for a new password was sent (section 8, forgot password): the captcha, servers that may be back after some
 * time, the server's own words, or none.
 */
export const forgotPasswordFailure = (error: unknown, t: TFunction<'auth'>): string => {
  if (error instanceof CaptchaFailure) return t(`captcha.${error.reason}`)
  if (!(error instanceof Problem)) return t('forgotPassword.cannot')
  if (error.status === noAnswer || serverTroubleStatuses.includes(error.status)) return t('forgotPassword.failed')
  return serverMessage(error) ?? t('forgotPassword.cannot')
}
