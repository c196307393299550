import { nameFor } from '#functions/_platform/auth/nameFor.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/quote/removal.ts'
import { startPurge } from './startPurge.ts'

export const removeInvalidQuotes = implement(contract.removeInvalidQuotes)(({ query, actor, now }) =>
  startPurge('INVALID', query.accountId, { by: nameFor(actor), now }),
)
