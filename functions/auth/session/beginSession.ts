import { ulid } from 'ulid'
import { accessTokenFor } from '#functions/_platform/auth/accessToken.ts'
import { epochSeconds } from '#functions/_platform/clock/clock.ts'
import type { Client } from '#functions/_platform/http/client.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import type { Write } from '#functions/_platform/storage/record.ts'
import { hashOf, newSecret } from '#functions/directory/secrets/secret.ts'
import type { UserRecord } from '#functions/directory/store/users.ts'
import type { SessionTokens } from '#shared/contracts/auth/fields.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { deviceOf } from '#shared/domain/identity/device.ts'
import { endOf, type SessionHolder, sessions } from '../store/sessions.ts'
import { placeOf } from './placeOf.ts'
import { handOver } from './refreshCookie.ts'
import { writeRefreshToken } from './refreshToken.ts'
import { actorOfUserNow } from './sessionActor.ts'

interface SessionStart {
  readonly holder: SessionHolder
  /** The user as it will be after the commit; none for the holder of a one-time code. */
  readonly user: UserRecord | undefined
  readonly amr: readonly string[]
  readonly rememberDevice?: boolean | undefined
  readonly identityToken?: string | undefined
  readonly client: Client
  readonly now: Instant
}

/**
 * Whether the sign-in proved all that a step-up would ask for: the second factor, or the first of who has no other. To jump
 * or to switch is no sign-in.
 */
const provesFully = ({ kind }: SessionHolder, amr: readonly string[], user: UserRecord | undefined): boolean =>
  kind === 'HOME' && (amr.includes('mfa') || (user?.mfaType === 'NONE' && (amr.includes('pwd') || amr.includes('sso'))))

/** Begins a session: the write to commit, and the tokens to answer with once it is committed. */
export const beginSession = async (
  start: SessionStart,
): Promise<{
  readonly write: Write
  readonly tokens: SessionTokens
  readonly id: string
  readonly expiresAt: number
}> => {
  const { holder, user, amr, rememberDevice: remembered = false, identityToken, client, now } = start
  const [device, rotation] = [newSecret(), newSecret()]
  const session = {
    id: `ses_${ulid()}`,
    holder,
    amr,
    deviceHash: hashOf(device),
    rotationHash: hashOf(rotation),
    ...(identityToken !== undefined && { identityToken }),
    device: deviceOf(client.userAgent),
    place: placeOf(client),
    remembered,
    ...(provesFully(holder, amr, user) && { stepUpAt: epochSeconds(now) }),
    beganAt: now,
    lastUsedAt: now,
    expiresAt: endOf({ holder, beganAt: now, remembered }, now),
  }
  const actor = (await actorOfUserNow(session, user)) ?? fail('session.required')
  const tokens = {
    accessToken: await accessTokenFor(actor, now, session.expiresAt),
    refreshToken: writeRefreshToken({ sessionId: session.id, device, rotation }),
  }
  const { id, expiresAt } = session
  return {
    id,
    expiresAt,
    write: { ...sessions.create(session), spares: [id] },
    tokens: handOver(client, session, tokens, now),
  }
}
