import { epochSeconds } from '#functions/_platform/clock/clock.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { retryStale } from '#functions/_platform/storage/retryStale.ts'
import * as contract from '#shared/contracts/auth/sessions.ts'
import { leaveJump } from '../jumps/leaveJump.ts'
import { dropCookie } from '../session/refreshCookie.ts'
import { endedAtOnce, isOf, sessions } from '../store/sessions.ts'

/** A session that is renewed at the same moment ends as well. */
export const endMySession = implement(contract.endMySession)(({ params, actor, client, now }) =>
  retryStale(async () => {
    const session = await sessions.require(
      params.sessionId,
      (each) => isOf(each, actor.userId) && each.expiresAt > epochSeconds(now),
    )
    await commit([endedAtOnce(session), ...(await leaveJump(session, now))])
    dropCookie(client, session.id)
  }),
)
