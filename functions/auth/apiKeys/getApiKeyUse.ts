import { implement } from '#functions/_platform/http/implement.ts'
import { usesOf } from '#functions/_platform/limits/keyUse.ts'
import * as contract from '#shared/contracts/auth/apiKeys.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { addDays } from '#shared/domain/calendar/moveDate.ts'
import { useTold } from '#shared/domain/identity/keyUse.ts'
import { requireKey } from '../store/apiKeys.ts'

export const getApiKeyUse = implement(contract.getApiKeyUse)(async ({ params, query, actor, now }) => {
  const key = await requireKey(params.keyId, actor)
  const to = dateAt(now, 'UTC')
  const from = addDays(to, 1 - query.days)
  return useTold(await usesOf(key.id, from), { from, to })
})
