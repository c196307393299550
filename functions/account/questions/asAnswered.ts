import type { Actor } from '#functions/_platform/auth/actor.ts'
import { isTechnical, technicalAnswers } from '#shared/domain/questionnaire/technicalAnswers.ts'
import { answersOf } from '../risk/assessed.ts'
import type { AccountRecord } from '../store/account.ts'
import { isPostureAlone } from '../store/reach.ts'

/**
 * What an account answers, as far as the actor may know it: who has the care of its security reads what is technical, with
 * who of their own said it, and no name of the insured’s (decision: technical-answers).
 */
export const asAnswered = (account: AccountRecord, actor: Actor) => {
  const { securityQuestions, lastSecurityAnswered, answered } = account
  if (!isPostureAlone(actor)) return { ...securityQuestions, lastSecurityAnswered, answered }
  const theirs = Object.entries(answered ?? {}).filter(([key, { source }]) => isTechnical(key) && source === 'MSSP')
  return { ...technicalAnswers(answersOf(account)), lastSecurityAnswered, answered: Object.fromEntries(theirs) }
}
