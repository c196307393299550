import { ulid } from 'ulid'
import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { retryStale } from '#functions/_platform/storage/retryStale.ts'
import { enterRoom } from '#functions/_platform/storage/rooms.ts'
import * as contract from '#shared/contracts/auth/apiKeys.ts'
import { mostApiKeys } from '#shared/domain/identity/apiKeys.ts'
import type { ApiKeyId } from '#shared/domain/ids/ids.ts'
import { apiKeys, keysOf } from '../store/apiKeys.ts'
import { after, keyEnvironment, newKeySecret } from './keySecret.ts'
import { grantOf, refuseGrant } from './refuseGrant.ts'

export const createApiKey = implement(contract.createApiKey)(async ({ body, actor, now, fail }) => {
  refuseGrant(actor, body)
  const { accountType, organizationId, userId, name: createdBy } = actor
  const id = `key_${ulid(Date.parse(now))}` as ApiKeyId
  const { secret, ...kept } = newKeySecret()
  const given = { ...body, ...grantOf(body), expiresAt: after(now, 'days', body.days) }
  const made = { accountType, organizationId, userId, createdBy, createdAt: now, environment: keyEnvironment() }
  await retryStale(async () => {
    const room = await enterRoom(`apiKeys ${keysOf(actor)}`)
    if ((await apiKeys.every({ scopes: [keysOf(actor)] })).length >= mostApiKeys)
      fail('apiKey.tooMany', { data: { most: mostApiKeys } })
    await commit([room, apiKeys.create({ id, ...given, ...made, ...kept, enabled: true })])
  })
  return { id, secret }
})
