import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/account/accounts.ts'
import { asFarAsKnown, requireAccount } from '../store/reach.ts'
import { toAccount } from '../store/toAccount.ts'
import { allowed } from './guards.ts'

export const getAccount = implement(contract.getAccount)(async ({ params, actor }) => {
  const account = await requireAccount(params.accountId, actor)
  return { ...asFarAsKnown(toAccount(account), actor), allowedActions: allowed(account, actor) }
})
