import type { TFunction } from 'i18next'
import { serverMessage } from '../../api/messageOf.ts'
import { Problem } from '../../api/problem.ts'

/** Why a one-time code does not open its page, as the specification has it said (section 8, code page). */
export const accessFailure = (error: unknown, t: TFunction<'auth'>): string => {
  if (!(error instanceof Problem)) return t('validate.refused')
  if (error.status === 500 || error.status === 502) return t('validate.maintenance')
  // An address that was cut short is no link at all: which part of it is wrong helps nobody.
  if (error.code === 'request.invalid') return t('validate.refused')
  return serverMessage(error) ?? t('validate.refused')
}
