import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/quote/quotes.ts'
import { purgeQuotes } from './purgeQuotes.ts'

export const removeInvalidQuotes = implement(contract.removeInvalidQuotes)(async ({ query, now }) => ({
  deleted: await purgeQuotes('INVALID', query.accountId, now),
}))
