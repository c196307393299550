import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/quote/quotes.ts'
import { purgeQuotes } from './purgeQuotes.ts'

export const removeExpiredQuotes = implement(contract.removeExpiredQuotes)(async ({ query, now }) => ({
  deleted: await purgeQuotes('EXPIRED', query.accountId, now),
}))
