import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/account/accounts.ts'
import { reasonsNotToQuote } from '#shared/domain/account/eligibility.ts'
import { requireAccount } from '../store/reach.ts'

export const getAccountStatus = implement(contract.getAccountStatus)(async ({ params, actor }) => {
  const { status, profileScore } = await requireAccount(params.accountId, actor)
  const [reason] = reasonsNotToQuote({ status, profileScore })
  return { status, profileScore, eligibleToQuote: reason === undefined, message: reason?.message }
})
