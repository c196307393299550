import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/account/questions.ts'
import { requireAccount } from '../store/reach.ts'
import { asAnswered } from './asAnswered.ts'

export const getSecurityQuestions = implement(contract.getSecurityQuestions)(async ({ params, actor }) =>
  asAnswered(await requireAccount(params.accountId, actor), actor),
)
