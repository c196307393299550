import { implement } from '#functions/_platform/http/implement.ts'
import { requireWholeAccount } from '#functions/account/public.ts'
import * as contract from '#shared/contracts/account/details.ts'
import { quoteEffectsOf } from '#shared/domain/account/quoteEffects.ts'
import { openQuotesOfAccount } from '../store/openQuotes.ts'

/** What a change of the account's rated details would do to its open quotes. */
export const precheckAccountDetails = implement(contract.precheckAccountDetails)(async ({ params, body, actor }) => {
  const account = await requireWholeAccount(params.accountId, actor)
  const open = await openQuotesOfAccount(account.id)
  return quoteEffectsOf(account, { ...account, ...body }, [...new Set(open.map(({ product }) => product))])
})
