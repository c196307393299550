import type { TFunction } from 'i18next'
import { serverMessage, withoutPrefixes } from '../../api/messageOf.ts'
import { Problem } from '../../api/problem.ts'

/** Why somebody could not join, as the specification has it said (section 8, join): a 400 names all that is wrong with the password. */
export const joinFailure = (error: unknown, t: TFunction<'auth'>): string => {
  const status = error instanceof Problem ? error.status : 0
  const said = error instanceof Problem ? serverMessage(error) : undefined
  const wrongs = error instanceof Problem ? error.errors.map(({ detail }) => withoutPrefixes(detail)).join(', ') : ''
  if (status === 400) return wrongs || (said ?? t('unavailable'))
  if (status === 404) return t('join.expired')
  if (status === 412) return said ?? t('join.refused')
  return t('unavailable')
}
