import { seesAll } from '#functions/_platform/auth/relation.ts'
import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { userByEmail } from '#functions/directory/store/userByEmail.ts'
import * as contract from '#shared/contracts/auth/privacyRequests.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { begunRequest } from './begun.ts'
import { isAbout } from './privacyGuard.ts'
import { shownRequest } from './shown.ts'

/** The deadline runs from the day on which it came in, not from the one on which it is entered. */
export const createPrivacyRequest = implement(contract.createPrivacyRequest)(async ({ body, actor, now, fail }) => {
  if (!seesAll(actor)) return fail('permission.denied')
  const { kind, name, email, receivedOn, details = '' } = body
  if (receivedOn > dateAt(now, regionOf(config.region).timeZone))
    return fail('request.unfit', { errors: [{ detail: 'This day has not come yet', path: ['receivedOn'] }] })
  const user = await userByEmail(email)
  const subject = { ...(user !== undefined && { userId: user.id }), name, email }
  if (isAbout({ subject }, actor)) return fail('privacy.ownRequest')
  const { request, writes, events } = await begunRequest(
    { kind, status: 'RECEIVED', subject, via: 'WRITTEN', details, receivedOn },
    now,
  )
  await commit(writes, { events })
  return shownRequest(request)
})
