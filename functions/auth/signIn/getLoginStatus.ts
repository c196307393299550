import { accessTokenSeconds } from '#functions/_platform/auth/accessToken.ts'
import { epochSeconds } from '#functions/_platform/clock/clock.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/auth/signIn.ts'
import { actorOfSession } from '../session/sessionActor.ts'
import { sessions } from '../store/sessions.ts'

/** A session that was ended from elsewhere shows here before the access token runs out. */
export const getLoginStatus = implement(contract.getLoginStatus)(async ({ actor, now }) => {
  const session = actor.sessionId === undefined ? undefined : await sessions.byId(actor.sessionId)
  const isOpen =
    session !== undefined && session.expiresAt > epochSeconds(now) && (await actorOfSession(session)) !== undefined
  const endsAt = isOpen ? session.expiresAt : epochSeconds(now) + accessTokenSeconds
  const { accountType, subscriberType, realm } = actor
  return {
    isAuthenticated: isOpen,
    accountType,
    subscriberType,
    realm,
    expiresAt: new Date(endsAt * 1000).toISOString(),
  }
})
