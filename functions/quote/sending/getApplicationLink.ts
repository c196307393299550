import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/quote/sending.ts'
import { requireQuote } from '../store/reach.ts'
import { reviewUrl } from './reviewLink.ts'

export const getApplicationLink = implement(contract.getApplicationLink)(async ({ params, actor }) => ({
  url: reviewUrl(await requireQuote(params.quoteId, actor)),
}))
