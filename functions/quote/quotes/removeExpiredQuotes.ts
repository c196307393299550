import { nameFor } from '#functions/_platform/auth/nameFor.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/quote/removal.ts'
import { startPurge } from './startPurge.ts'

export const removeExpiredQuotes = implement(contract.removeExpiredQuotes)(({ query, actor, now }) =>
  startPurge('EXPIRED', query.accountId, { by: nameFor(actor), now }),
)
