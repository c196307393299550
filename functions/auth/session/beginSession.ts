import { ulid } from 'ulid'
import { accessTokenFor } from '#functions/_platform/auth/accessToken.ts'
import { epochSeconds } from '#functions/_platform/clock/clock.ts'
import { fail } from '#functions/_platform/http/problem.ts'
import type { Write } from '#functions/_platform/storage/record.ts'
import type { SessionTokens } from '#shared/contracts/auth/fields.ts'
import { refreshLifetime } from '#shared/domain/identity/lifetimes.ts'
import { hashOf, newSecret } from '../secrets/secret.ts'
import { type SessionHolder, sessions } from '../store/sessions.ts'
import type { UserRecord } from '../store/users.ts'
import { writeRefreshToken } from './refreshToken.ts'
import { actorFor } from './sessionActor.ts'

interface SessionStart {
  readonly holder: SessionHolder
  /** The user as it will be after the commit; none for the holder of a one-time code. */
  readonly user: UserRecord | undefined
  readonly amr: readonly string[]
  readonly rememberDevice?: boolean | undefined
  readonly identityToken?: string | undefined
  readonly now: string
}

/** Begins a session: the write to commit, and the tokens to answer with once it is committed. */
export const beginSession = async (
  start: SessionStart,
): Promise<{ readonly write: Write; readonly tokens: SessionTokens }> => {
  const { holder, user, amr, rememberDevice = false, identityToken, now } = start
  const id = `ses_${ulid()}`
  const actor = actorFor(holder, user, id) ?? fail('session.required')
  const [device, rotation] = [newSecret(), newSecret()]
  return {
    write: sessions.create({
      id,
      holder,
      amr,
      deviceHash: hashOf(device),
      rotationHash: hashOf(rotation),
      ...(identityToken !== undefined && { identityToken }),
      beganAt: now,
      expiresAt: epochSeconds(now) + refreshLifetime(rememberDevice),
    }),
    tokens: {
      accessToken: await accessTokenFor(actor, now, amr),
      refreshToken: writeRefreshToken({ sessionId: id, device, rotation }),
    },
  }
}
