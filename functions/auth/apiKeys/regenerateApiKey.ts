import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/auth/apiKeys.ts'
import type { ApiKeyId } from '#shared/domain/ids/ids.ts'
import { apiKeys, requireKey } from '../store/apiKeys.ts'
import { after, newKeySecret } from './keySecret.ts'
import { refuseBeyondRole } from './refuseGrant.ts'

/**
 * From then on the key acts for who did it. Where that is somebody else, whoever knows the secret of before would act for
 * another person, so that one ends at once, with the tokens made with it.
 */
export const regenerateApiKey = implement(contract.regenerateApiKey)(async ({ params, body, actor, now }) => {
  const before = await requireKey(params.keyId, actor)
  const { previous: _, leakedAt, ...key } = before
  refuseBeyondRole(actor, key.scopes)
  const { secret, ...kept } = newKeySecret()
  // A secret that leaked works beside none, and a key that it turned off is on again.
  const overlaps = key.userId === actor.userId && body.overlapHours > 0 && leakedAt === undefined
  const next = {
    ...key,
    ...kept,
    enabled: key.enabled || leakedAt !== undefined,
    userId: actor.userId,
    createdBy: actor.name,
    expiresAt: after(now, 'days', key.days),
    ...(overlaps && { previous: { hash: key.secretHash, until: after(now, 'hours', body.overlapHours) } }),
  }
  await commit([{ ...apiKeys.update(before, next), ...(!overlaps && { ends: [key.id] }) }])
  return { id: key.id as ApiKeyId, secret }
})
