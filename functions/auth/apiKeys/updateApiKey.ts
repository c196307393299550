import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/auth/apiKeys.ts'
import { apiKeyRow, apiKeys, requireKey } from '../store/apiKeys.ts'
import { grantOf, refuseGrant } from './refuseGrant.ts'

/** What was handed out before goes by the old grant, so it ends with it. */
export const updateApiKey = implement(contract.updateApiKey)(async ({ params, body, actor, fail }) => {
  const before = await requireKey(params.keyId, actor)
  if (before.leakedAt !== undefined && body.enabled) fail('apiKey.leaked')
  refuseGrant(actor, body)
  const after = { ...before, ...body, ...grantOf(body) }
  await commit([{ ...apiKeys.update(before, after), ends: [before.id] }])
  return apiKeyRow(after)
})
