import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/account/accounts.ts'
import { reasonsNotToQuote } from '#shared/domain/account/eligibility.ts'
import { requireAccount } from '../store/reach.ts'
import { isStateSupported } from '../store/regionStates.ts'

const notInState = 'The programme does not quote in this state at present'

export const getAccountStatus = implement(contract.getAccountStatus)(async ({ params, actor }) => {
  const { status, profileScore, state } = await requireAccount(params.accountId, actor)
  const [reason] = reasonsNotToQuote({ status, profileScore })
  const message = reason?.message ?? ((await isStateSupported(state)) ? undefined : notInState)
  return { status, profileScore, eligibleToQuote: message === undefined, message }
})
