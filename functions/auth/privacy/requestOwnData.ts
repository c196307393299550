import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { users } from '#functions/directory/store/users.ts'
import * as contract from '#shared/contracts/auth/privacyRequests.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { begunRequest } from './begun.ts'
import { wordOf } from './privacyGuard.ts'
import { ownRequest } from './shown.ts'

/** Who is signed in and has proved it lately is known: nothing else is to be checked. */
export const requestOwnData = implement(contract.requestOwnData)(async ({ body, actor, now }) => {
  const { id: userId, firstName, lastName, email } = await users.require(actor.userId)
  const { request, writes, events } = await begunRequest(
    {
      kind: body.kind,
      status: 'OPEN',
      subject: { userId, name: `${firstName} ${lastName}`, email },
      via: 'SELF',
      details: body.details ?? '',
      receivedOn: dateAt(now, regionOf(config.region).timeZone),
      identity: { ...wordOf(actor, now), how: 'SESSION' },
    },
    now,
  )
  await commit(writes, { events })
  return ownRequest(request)
})
