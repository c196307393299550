import { accessTokenFor, accessTokenSeconds } from '#functions/_platform/auth/accessToken.ts'
import { epochSeconds } from '#functions/_platform/clock/clock.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { retryStale } from '#functions/_platform/storage/retryStale.ts'
import { isSecret } from '#functions/directory/secrets/secret.ts'
import { users } from '#functions/directory/store/users.ts'
import * as contract from '#shared/contracts/auth/apiKeys.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { grantableTo } from '#shared/domain/identity/apiKeys.ts'
import { isHeld } from '../organizations/organization.ts'
import { actorToday } from '../session/sessionActor.ts'
import { type ApiKeyRecord, apiKeys } from '../store/apiKeys.ts'
import { mayComeFrom } from './addresses.ts'
import { clientOf } from './clientOf.ts'
import { tellOfExpiry } from './expiryNotice.ts'

/** A key in use is noted once in so many milliseconds. */
const notedEvery = 60_000

const opens = (key: ApiKeyRecord, secret: string, now: Instant): boolean => {
  const { previous } = key
  const isBefore = previous !== undefined && previous.until > now && isSecret({ secret, hash: previous.hash })
  return isBefore || isSecret({ secret, hash: key.secretHash })
}

/** As whom a key acts today: who made it, as that one is now, within the scopes that are still open to the role. */
const actorOfKey = async (key: ApiKeyRecord) => {
  const user = await users.byId(key.userId)
  if (user?.enabled !== true) return undefined
  const isHome = user.organizationId === key.organizationId && user.accountType === key.accountType
  const holder = isHome
    ? ({ kind: 'HOME', userId: user.id } as const)
    : ({ kind: 'SWITCH', userId: user.id, organizationId: key.organizationId } as const)
  const actor = await actorToday({ id: key.id, holder, amr: ['key'] }, user)
  // What is held, or gone, has no machines at work either.
  if (actor === undefined || (await isHeld(actor))) return undefined
  // What a template keeps of the role is in the scopes by then.
  const { keeps: _, ...maker } = actor
  const keyScopes = grantableTo(actor).filter((scope) => key.scopes.includes(scope))
  const name = `${actor.name} (${key.name})`
  return { ...maker, name, keyScopes, ...(key.assistant && { assistant: key.freely }) }
}

/** With fewer scopes than the key has, where fewer are asked for. */
const narrowed = (actor: Awaited<ReturnType<typeof actorOfKey>>, scope: string | undefined) => {
  if (actor === undefined || scope === undefined) return actor
  const asked = new Set(scope.split(' '))
  return { ...actor, keyScopes: actor.keyScopes.filter((each) => asked.has(each)) }
}

/** What is wrong with a key is not told: whoever asks may not be who has it. */
export const exchangeApiKey = implement(contract.exchangeApiKey)(({ body, raw, sourceIp, now, fail }) =>
  retryStale(async () => {
    const { id, secret, challenge } = clientOf(body, raw.headers.authorization)
    const refuse = () => fail('auth.keyRefused', challenge)
    const key = id === undefined ? undefined : await apiKeys.byId(id)
    const isGood = key?.enabled === true && key.expiresAt > now && opens(key, secret, now)
    if (!isGood || !mayComeFrom(sourceIp, key.addresses)) return refuse()
    const actor = narrowed(await actorOfKey(key), body.scope)
    if (actor === undefined || actor.keyScopes.length === 0) return refuse()
    const until = epochSeconds(key.expiresAt)
    const token = await accessTokenFor(actor, now, until)
    if (key.lastUsedFrom !== sourceIp || Date.parse(now) - Date.parse(key.lastUsedAt ?? '') > notedEvery) {
      await commit([apiKeys.update(key, { ...key, lastUsedAt: now, lastUsedFrom: sourceIp })])
      await tellOfExpiry(key, now)
    }
    return {
      access_token: token,
      token_type: 'Bearer',
      expires_in: Math.min(accessTokenSeconds, until - epochSeconds(now)),
      scope: actor.keyScopes.join(' '),
    }
  }),
)
