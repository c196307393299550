import { ulid } from 'ulid'
import { z } from 'zod'
import { removeIdentity } from '#functions/_platform/auth/cognito.ts'
import { config } from '#functions/_platform/config/config.ts'
import { keepFile, removeFile } from '#functions/_platform/files/files.ts'
import { zipOf } from '#functions/_platform/files/zip.ts'
import { type Chunk, defineJob } from '#functions/_platform/jobs/defineJob.ts'
import { type UserRecord, users } from '#functions/directory/store/users.ts'
import { photoKey } from '#functions/user/public.ts'
import type { PrivacyRequestRecord } from '#shared/contracts/auth/privacyRequest.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { Instant } from '#shared/domain/calendar/instant.ts'
import { erasedAddress } from '#shared/domain/identity/erasedAddress.ts'
import type { Anew } from '#shared/domain/identity/named.ts'
import { contactPseudonymOf, pseudonymOf, standingHolds } from '#shared/domain/identity/privacy.ts'
import { PrivacyRequestId } from '#shared/domain/ids/ids.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { everythingOf, goodsOf, partsOf } from '../privacy/belongings.ts'
import { holdsOn } from '../privacy/businessOf.ts'
import { otherRequestsErased, withoutSubject } from '../privacy/erasedRequests.ts'
import { mentionsOf, writesAnew } from '../privacy/named.ts'
import { fileDays } from '../privacy/privacyFile.ts'
import { afterAction } from '../privacy/privacyGuard.ts'
import { privacyMail } from '../privacy/privacyMail.ts'
import { readablePage } from '../privacy/readable.ts'
import { keptHolds } from '../privacy/shown.ts'
import { subjectOf } from '../privacy/subjectOf.ts'
import { reviewErased, reviewsNaming } from '../reviews/reviewsNaming.ts'
import { privacyRequests, type StoredPrivacyRequest } from '../store/privacyRequests.ts'
import { keepsOthers } from '../users/lastAdministrator.ts'

/** So many belongings are taken away in one chunk. */
const atOnce = 20

const done: Chunk = { done: 0 }

/** The last moment of a copy. */
const inDays = (now: Instant, days: number): Instant =>
  Instant.parse(new Date(Date.parse(now) + days * 86_400_000).toISOString())

/** Puts all that is held into a file that the person downloads: as data, and as a page to read. */
const copied = async (request: StoredPrivacyRequest, now: Instant): Promise<Chunk> => {
  const everything = await everythingOf(await subjectOf(request), request.subject.email)
  const { locale, provider, timeZone } = regionOf(config.region)
  const page = readablePage(everything, {
    locale,
    title: `What ${provider.name} holds of ${request.subject.name}`,
    lines: [
      `As of ${now}. The file your-data.json beside this page has the same as data.`,
      'Policies, claims and payments of an organization are the organization’s records; you read them where you sign in.',
    ],
  })
  const body = zipOf([
    { name: 'your-data.html', text: page },
    { name: 'your-data.json', text: JSON.stringify(everything, null, 2) },
  ])
  const key = `privacy/${ulid()}`
  await keepFile({ key, body, contentType: 'application/zip' })
  const file = { key, size: body.length, until: inDays(now, fileDays) }
  const after = afterAction(request, 'finish', { now }, { file, done: now })
  const mail = privacyMail(after, { what: 'copied', until: dateAt(file.until, timeZone) }, now)
  return {
    effects: [{ cursor: 'end', writes: [privacyRequests.update(request, after), mail.write], events: [mail.event] }],
    done: 1,
  }
}

/** Of a user what stays: their id, where they worked and as what, for records that name them. */
const erased = (user: UserRecord, now: Instant): UserRecord => {
  const { npn: _, slackHandle: __, photo: ___, inEveryLocation: ____, passwordSetAt: _____, ...rest } = user
  return {
    ...rest,
    ...pseudonymOf(user.id),
    email: erasedAddress(user.id),
    phone: '',
    status: 'ERASED',
    enabled: false,
    mfaType: 'NONE',
    primaryContact: false,
    billingContact: false,
    teamIds: [],
    roleTemplateId: undefined,
    otherMemberships: [],
    accountIds: [],
    sessionsValidFrom: now,
    linksValidFrom: now,
  }
}

/** As what records name whom a request has erased: a user by their own pseudonym. */
const after = ({ id, subject: { userId } }: StoredPrivacyRequest): Required<Anew> => ({
  ...(userId === undefined ? contactPseudonymOf(id) : pseudonymOf(userId)),
  email: erasedAddress(userId ?? id),
  phone: '',
})

const nameAfter = (request: StoredPrivacyRequest): string => {
  const { firstName, lastName } = after(request)
  return `${firstName} ${lastName}`
}

/** Takes the person out of the request once it is answered; the certificate has gone to their address. */
const answered = (request: StoredPrivacyRequest, now: Instant): Chunk => {
  const { subject, outcome = [] } = request
  const { userId } = subject
  const isNamed = outcome.some(({ part }) => part === 'CONTACTS')
  const name = userId !== undefined || isNamed ? nameAfter(request) : 'Somebody unknown here'
  const after = withoutSubject(afterAction(request, 'finish', { now }, { done: now }), name)
  const mail = privacyMail(request, { what: 'erased', parts: outcome }, now)
  return {
    effects: [{ cursor: 'end', writes: [privacyRequests.update(request, after), mail.write], events: [mail.event] }],
    done: 1,
  }
}

/** A user whom nobody lets in any more, and who administers nothing. */
const letGo = (user: UserRecord, now: Instant): UserRecord => ({
  ...user,
  enabled: false,
  sessionsValidFrom: now,
  linksValidFrom: now,
})

/** Who has become a user since they wrote in is known by their id from here on: their address goes first. */
const knownAs = (subject: PrivacyRequestRecord['subject'], user: UserRecord | undefined) =>
  user === undefined ? subject : { ...subject, userId: user.id }

/** Has the person let in no more; or holds the request for what has come to hold it since. */
const begun = async (request: StoredPrivacyRequest, now: Instant): Promise<Chunk> => {
  const user = await subjectOf(request)
  const holds = standingHolds(await holdsOn(request, now), request.passed)
  if (holds.length > 0) {
    const after = afterAction(request, 'hold', { now }, { holds: keptHolds(holds) })
    return { effects: [{ cursor: 'end', writes: [privacyRequests.update(request, after)] }], done: 1 }
  }
  const outcome = partsOf(await everythingOf(user, request.subject.email))
  const writes = [
    privacyRequests.update(request, { ...request, subject: knownAs(request.subject, user), outcome, lastUpdated: now }),
    ...(user === undefined || user.status === 'ERASED'
      ? []
      : [users.update(user, letGo(user, now)), ...(await keepsOthers(user))]),
  ]
  return { effects: [{ cursor: 'identity', writes }], done: 1, cursor: 'identity' }
}

/** Takes away who the person is. What cannot be given back goes once nothing can stop it any more. */
const withoutIdentity = async (request: StoredPrivacyRequest, now: Instant): Promise<Chunk> => {
  const user = await subjectOf(request)
  const isThere = user !== undefined && user.status !== 'ERASED'
  if (isThere) {
    await removeIdentity(user.email)
    if (user.photo !== undefined) await removeFile(photoKey({ userId: user.id, version: user.photo }))
  }
  const writes = isThere ? [users.update(user, erased(user, now))] : []
  return { effects: [{ cursor: 'belongings', writes }], done: 1, cursor: 'belongings' }
}

/** Has the reviews of what the person may do know a pseudonym, a few at a time, while it is still known where they worked. */
const withoutReviews = async (request: StoredPrivacyRequest, now: Instant): Promise<Chunk> => {
  const user = await subjectOf(request)
  const isThere = user !== undefined && user.status !== 'ERASED'
  const [reviews, cursor] = [isThere ? (await reviewsNaming(user)).slice(0, atOnce) : [], 'identity']
  if (!isThere || reviews.length === 0) return withoutIdentity(request, now)
  const effects = reviews.map((review) => ({ cursor, writes: [reviewErased(review, user)] }))
  return { effects, done: effects.length, cursor }
}

/**
 * Erases a person: first they are let in no more, in one commit with what keeps another administrator there; then reviews know
 * them by their pseudonym and who they are goes, then a few of their belongings at a time, and last of all they go from the
 * request. What has come to hold it by then stops it before anything is done.
 */
const erasing = async (request: StoredPrivacyRequest, cursor: string | undefined, now: Instant): Promise<Chunk> => {
  if (cursor === undefined) return begun(request, now)
  if (cursor === 'identity') return withoutReviews(request, now)
  const user = await subjectOf(request)
  const { email } = request.subject
  const named = writesAnew(await mentionsOf(email), { email, anew: after(request), isUntold: true })
  const others = await otherRequestsErased(request, nameAfter(request), now)
  const left = [...(await goodsOf(user, email)), ...named.map(({ write }) => write), ...others]
  if (left.length === 0) return answered(request, now)
  const effects = left.slice(0, atOnce).map((write) => ({ cursor: 'belongings', writes: [write] }))
  return { effects, done: effects.length, cursor: 'belongings' }
}

/** Has the records that name the person say what is right, a few at a time; then they are told of it. */
const correcting = async (request: StoredPrivacyRequest, cursor: string, now: Instant): Promise<Chunk> => {
  const { answer = '', corrected, subject } = request
  if (corrected === undefined) return done
  const { email } = subject
  const named = writesAnew(await mentionsOf(email), { email, anew: corrected, isUntold: false })
  const next = named.filter(({ id }) => id > cursor).slice(0, atOnce)
  const last = next.at(-1)
  if (last !== undefined)
    return {
      effects: next.map(({ id, write }) => ({ cursor: id, writes: [write] })),
      done: next.length,
      cursor: last.id,
    }
  const told = afterAction(request, 'finish', { now }, { done: now })
  const mail = privacyMail(told, { what: 'corrected', answer }, now)
  return {
    effects: [{ cursor: 'end', writes: [privacyRequests.update(request, told), mail.write], events: [mail.event] }],
    done: 1,
  }
}

/** Answers a request about somebody's own data: makes the copy, says what is right where they are named, or erases the person. */
export const answerPrivacyRequest = defineJob({
  kind: 'answerPrivacyRequest',
  input: z.strictObject({ privacyRequestId: PrivacyRequestId }),
  key: ({ privacyRequestId }) => privacyRequestId,
  async chunk({ privacyRequestId }, { cursor, now }) {
    const request = await privacyRequests.byId(privacyRequestId)
    if (request?.status !== 'RUNNING') return done
    if (request.kind === 'ACCESS') return copied(request, now)
    return request.kind === 'CORRECTION' ? correcting(request, cursor ?? '', now) : erasing(request, cursor, now)
  },
})
