import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/auth/apiKeys.ts'
import { apiKeys, requireKey } from '../store/apiKeys.ts'

export const removeApiKey = implement(contract.removeApiKey)(async ({ params, actor }) => {
  const key = await requireKey(params.keyId, actor)
  await commit([{ ...apiKeys.remove(key), ends: [key.id] }])
})
