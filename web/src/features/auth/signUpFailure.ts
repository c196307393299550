import type { TFunction } from 'i18next'
import { serverMessage } from '../../api/messageOf.ts'
import { Problem } from '../../api/problem.ts'

/** Why a sign-up failed, as the specification has it said (section 8, sign-up). */
export const signUpFailure = (error: unknown, t: TFunction<'auth'>): string => {
  const said = error instanceof Problem && error.status === 412 ? serverMessage(error) : undefined
  return said ?? t('unavailable')
}
