import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/account/details.ts'
import { quoteEffectsOf } from '#shared/domain/account/quoteEffects.ts'
import { openProductsOf } from '../quotes/quotesOfAccount.ts'
import { requireAccount } from '../store/reach.ts'

export const precheckAccountDetails = implement(contract.precheckAccountDetails)(async ({ params, body, actor }) => {
  const account = await requireAccount(params.accountId, actor)
  return quoteEffectsOf(account, { ...account, ...body }, await openProductsOf(account.id))
})
