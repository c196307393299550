import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/account/questions.ts'
import { requireAccount } from '../store/reach.ts'

export const getSecurityQuestions = implement(contract.getSecurityQuestions)(async ({ params, actor }) => {
  const { securityQuestions, lastSecurityAnswered, answered } = await requireAccount(params.accountId, actor)
  return { ...securityQuestions, lastSecurityAnswered, answered }
})
