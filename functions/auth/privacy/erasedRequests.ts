import { removeFile } from '#functions/_platform/files/files.ts'
import type { Write } from '#functions/_platform/storage/record.ts'
import type { PrivacyRequestRecord } from '#shared/contracts/auth/privacyRequest.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { can } from '#shared/records/life.ts'
import { privacyRequestLife } from '#shared/records/privacyRequest/privacyRequestLife.ts'
import { isOpenPrivacyRequest } from '#shared/records/privacyRequest/privacyRequestStatus.ts'
import { privacyRequests, requestsOf, type StoredPrivacyRequest } from '../store/privacyRequests.ts'
import { afterAction } from './privacyGuard.ts'

/** A request without the person: who they were, what they wrote, and what they were answered. */
export const withoutSubject = (request: PrivacyRequestRecord, name: string): PrivacyRequestRecord => {
  const { answer: _, corrected: __, file: ___, ...rest } = request
  const { subject, identity, withdrawal } = request
  const isTheirs = (word: { readonly by: string } | undefined) => word !== undefined && word.by === subject.userId
  return {
    ...rest,
    subject: { ...(subject.userId !== undefined && { userId: subject.userId }), name, email: '' },
    details: '',
    ...(identity !== undefined && { identity: { ...identity, ...(isTheirs(identity) && { name }) } }),
    ...(withdrawal !== undefined && { withdrawal: { ...withdrawal, ...(isTheirs(withdrawal) && { name }) } }),
  }
}

/** What of the person is left to answer comes to nothing; a copy that is being made is made no more. */
const closed = (request: StoredPrivacyRequest, now: Instant): PrivacyRequestRecord => {
  if (!isOpenPrivacyRequest(request.status)) return { ...request, lastUpdated: now }
  const isRunning = !can(privacyRequestLife, request.status, 'withdraw')
  return afterAction(request, isRunning ? 'finish' : 'withdraw', { now }, isRunning ? { done: now } : {})
}

/** The writes after which no other request of a person who is erased says who they were, and no copy of theirs is left. */
export const otherRequestsErased = async (
  request: StoredPrivacyRequest,
  name: string,
  now: Instant,
): Promise<Write[]> => {
  const others = (await requestsOf(request.subject)).filter(
    ({ id, subject }) => id !== request.id && subject.email !== '',
  )
  for (const { file } of others) if (file !== undefined) await removeFile(file.key)
  return others.map((each) => privacyRequests.update(each, withoutSubject(closed(each, now), name)))
}
