import { accessTokenFor } from '#functions/_platform/auth/accessToken.ts'
import { epochSeconds } from '#functions/_platform/clock/clock.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { retryStale } from '#functions/_platform/storage/retryStale.ts'
import { users } from '#functions/directory/store/users.ts'
import * as contract from '#shared/contracts/auth/stepUp.ts'
import { identityTokenOfSession } from '../mfa/identityTokenOfSession.ts'
import { actorOfSession } from '../session/sessionActor.ts'
import { sessions } from '../store/sessions.ts'
import { throttleOf } from '../store/throttles.ts'
import { proveIdentity } from './proveIdentity.ts'

/** The session remembers the proof, so that its next access tokens carry it as well. */
export const stepUp = implement(contract.stepUp)(async ({ body, actor, sourceIp, now, fail }) => {
  const { sessionId = '' } = actor
  const user = await users.require(actor.userId)
  const throttle = await throttleOf({ kind: 'stepUp', email: user.email, sourceIp }, now)
  if (throttle.wait > 0) fail('auth.throttled', { data: { seconds: throttle.wait } })
  const proof = await proveIdentity(user, body, await identityTokenOfSession(actor), now)
  if (proof === undefined) return fail('auth.stepUpRefused')
  await throttle.passed()
  const { identityToken } = proof
  return retryStale(async () => {
    const session = await sessions.require(sessionId)
    const after = {
      ...session,
      amr: [...new Set([...session.amr, ...proof.amr])],
      stepUpAt: epochSeconds(now),
      ...(identityToken !== undefined && session.holder.kind === 'HOME' && { identityToken }),
    }
    const confirmed = (await actorOfSession(after)) ?? fail('session.notFound')
    await commit([sessions.update(session, after)])
    return { accessToken: await accessTokenFor(confirmed, now, session.expiresAt) }
  })
})
