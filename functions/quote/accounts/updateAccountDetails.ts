import { implement } from '#functions/_platform/http/implement.ts'
import { changeDetails, requireWholeAccount } from '#functions/account/public.ts'
import * as contract from '#shared/contracts/account/details.ts'
import { requireQuote } from '../store/reach.ts'

/** A quote that is named is the account's own. */
export const updateAccountDetails = implement(contract.updateAccountDetails)(
  async ({ params, body: { quoteId, product, ...typed }, actor, now, fail }) => {
    const account = await requireWholeAccount(params.accountId, actor)
    if (quoteId !== undefined && (await requireQuote(quoteId, actor)).accountId !== account.id) fail('quote.notFound')
    return changeDetails(account, typed, { product, quoteId, now })
  },
)
