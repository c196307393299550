import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/quote/quotes.ts'
import { startPurge } from './startPurge.ts'

export const removeInvalidQuotes = implement(contract.removeInvalidQuotes)(({ query, actor, now }) =>
  startPurge('INVALID', query.accountId, { by: actor.name, now }),
)
