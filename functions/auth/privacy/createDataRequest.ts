import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { userByEmail } from '#functions/directory/store/userByEmail.ts'
import * as contract from '#shared/contracts/auth/ownData.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { begunRequest } from './begun.ts'
import { ownRequest } from './shown.ts'

/**
 * The code proves the address, under which alone somebody is named who is no user. Of a user more is held than an address should
 * open, so that staff check who they are first, as of a letter (decision: own-data-by-code).
 */
export const createDataRequest = implement(contract.createDataRequest)(async ({ body, actor, now }) => {
  const { kind, name, details = '' } = body
  const { email } = actor
  const user = await userByEmail(email)
  const { request, writes, events } = await begunRequest(
    {
      ...{ kind, details, via: 'CODE', receivedOn: dateAt(now, regionOf(config.region).timeZone) },
      ...(user === undefined
        ? { status: 'OPEN', subject: { name, email }, identity: { by: '', name, at: now, how: 'CODE' } }
        : { status: 'RECEIVED', subject: { userId: user.id, name, email } }),
    },
    now,
  )
  await commit(writes, { events })
  return ownRequest(request)
})
