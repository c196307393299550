import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { retryStale } from '#functions/_platform/storage/retryStale.ts'
import { users } from '#functions/directory/store/users.ts'
import * as contract from '#shared/contracts/auth/sessions.ts'
import { sessions } from '../store/sessions.ts'

/** One write ends them all, however many there are: sessions that began before now stand no more, but for the one kept. */
export const endMyOtherSessions = implement(contract.endMyOtherSessions)(({ actor, now }) =>
  retryStale(async () => {
    const { sessionId } = actor
    const user = await users.require(actor.userId)
    const current = sessionId === undefined ? undefined : await sessions.byId(sessionId)
    const kept =
      current === undefined ? [] : [{ ...sessions.update(current, { ...current, keptAt: now }), spares: [current.id] }]
    await commit([users.update(user, { ...user, sessionsValidFrom: now }), ...kept])
  }),
)
