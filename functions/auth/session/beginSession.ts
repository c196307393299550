import { ulid } from 'ulid'
import { accessTokenFor } from '#functions/_platform/auth/accessToken.ts'
import { epochSeconds } from '#functions/_platform/clock/clock.ts'
import type { Client } from '#functions/_platform/http/client.ts'
import { fail } from '#functions/_platform/http/problem.ts'
import type { Write } from '#functions/_platform/storage/record.ts'
import type { SessionTokens } from '#shared/contracts/auth/fields.ts'
import { deviceOf } from '#shared/domain/identity/device.ts'
import { sessionEnd } from '#shared/domain/identity/lifetimes.ts'
import { hashOf, newSecret } from '../secrets/secret.ts'
import { type SessionHolder, sessions } from '../store/sessions.ts'
import type { UserRecord } from '../store/users.ts'
import { placeOf } from './placeOf.ts'
import { handOver } from './refreshCookie.ts'
import { writeRefreshToken } from './refreshToken.ts'
import { actorFor } from './sessionActor.ts'

interface SessionStart {
  readonly holder: SessionHolder
  /** The user as it will be after the commit; none for the holder of a one-time code. */
  readonly user: UserRecord | undefined
  readonly amr: readonly string[]
  readonly rememberDevice?: boolean | undefined
  readonly identityToken?: string | undefined
  readonly client: Client
  readonly now: string
}

/** Whether the sign-in proved all that a step-up would ask for: the second factor, or the first of who has no other. */
const provesFully = (amr: readonly string[], user: UserRecord | undefined): boolean =>
  amr.includes('mfa') || (user?.mfaType === 'NONE' && (amr.includes('pwd') || amr.includes('sso')))

/** Begins a session: the write to commit, and the tokens to answer with once it is committed. */
export const beginSession = async (
  start: SessionStart,
): Promise<{ readonly write: Write; readonly tokens: SessionTokens }> => {
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
    ...(provesFully(amr, user) && { stepUpAt: epochSeconds(now) }),
    beganAt: now,
    lastUsedAt: now,
    expiresAt: sessionEnd(epochSeconds(now), epochSeconds(now), remembered),
  }
  const actor = actorFor(session, user) ?? fail('session.required')
  const tokens = {
    accessToken: await accessTokenFor(actor, now),
    refreshToken: writeRefreshToken({ sessionId: session.id, device, rotation }),
  }
  return { write: sessions.create(session), tokens: handOver(client, session, tokens, now) }
}
