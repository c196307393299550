import { ulid } from 'ulid'
import { config } from '#functions/_platform/config/config.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import type { PrivacyRequestRecord } from '#shared/contracts/auth/privacyRequest.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { answerDueOn } from '#shared/domain/identity/privacy.ts'
import { PrivacyRequestId } from '#shared/domain/ids/ids.ts'
import { privacyLawOf } from '#shared/regions/privacy.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { openKey, privacyRequests } from '../store/privacyRequests.ts'
import { privacyMail } from './privacyMail.ts'

type Asked = Pick<PrivacyRequestRecord, 'details' | 'identity' | 'kind' | 'receivedOn' | 'status' | 'subject' | 'via'>

/**
 * A new request with its deadline by the region's law, its write and the e-mail that says it has come. Fails with
 * `privacy.alreadyOpen` where one of the kind is under way, and where nothing is said of what is to be corrected.
 */
export const begunRequest = async (asked: Asked, now: Instant) => {
  const { kind, details, receivedOn, subject } = asked
  if (kind === 'CORRECTION' && details === '')
    return fail('request.unfit', {
      errors: [{ detail: 'Say what is wrong, and what is right', path: ['details'] }],
    })
  const open = await privacyRequests.byUnique('open', openKey({ email: subject.email, kind }))
  if (open !== undefined) return fail('privacy.alreadyOpen', { data: { date: open.dueOn } })
  const request: PrivacyRequestRecord = {
    ...asked,
    id: PrivacyRequestId.parse(`prq_${ulid()}`),
    dueOn: answerDueOn(receivedOn, privacyLawOf(regionOf(config.region))),
    holds: [],
    passed: [],
    created: now,
    lastUpdated: now,
  }
  const mail = privacyMail(request, { what: 'received' }, now)
  return { request, writes: [privacyRequests.create(request), mail.write], events: [mail.event] }
}
