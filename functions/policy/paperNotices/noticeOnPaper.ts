import { ulid } from 'ulid'
import { config } from '#functions/_platform/config/config.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import type { Write } from '#functions/_platform/storage/record.ts'
import type { PaperNoticeRecord } from '#shared/contracts/policy/paperNoticeRecord.ts'
import type { PolicyRecord } from '#shared/contracts/policy/policyRecord.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { addDays } from '#shared/domain/calendar/moveDate.ts'
import { type DocumentId, idPrefixes, PaperNoticeId, PolicyId } from '#shared/domain/ids/ids.ts'
import { noticeDaysOf } from '#shared/domain/policy/cancellationRules.ts'
import { noticeInTimeUntil } from '#shared/domain/policy/noticeOfExpiry.ts'
import { isOnPaper, postingDays } from '#shared/domain/policy/paperNotice.ts'
import { cancellationFacts } from '../cancellation/cancellationFacts.ts'
import { standingOf } from '../cancellation/standingOf.ts'
import { endOfCoverPostBy } from '../freezes/endOfCover.ts'
import { type PaperNoticeRow, paperNotices, paperNoticesOf } from '../store/paperNotices.ts'

type About = Pick<PaperNoticeRecord, 'kind' | 'mayRenew'>
type Drawn = About & { readonly docId: DocumentId; readonly docName: string }

/** Of one matter: how cover ends within its term, or with it. */
const isSameMatter = (a: Pick<About, 'kind'>, b: Pick<About, 'kind'>): boolean =>
  (a.kind === 'cancellation') === (b.kind === 'cancellation')

/** The writes by which what waits to be posted of a matter is posted no more. */
export const replacedWrites = async (
  about: Pick<About, 'kind'>,
  among: readonly PaperNoticeRow[],
  now: Instant,
): Promise<Write[]> => {
  const waiting = among.filter((each) => each.status === 'TO_POST' && isSameMatter(each, about))
  const stored = await paperNotices.byIds(waiting.map(({ id }) => id))
  return stored.map((each) => paperNotices.update(each, { ...each, status: 'REPLACED', lastUpdated: now }))
}

/** The last day on which a notice of a cancellation leaves its days; undefined where none have to lie between. */
export const cancellationPostBy = (policy: PolicyRecord, now: Instant): CalendarDate | undefined => {
  const { cancellation, status } = policy
  if (cancellation === undefined || status !== 'CANCEL PENDING') return undefined
  const facts = cancellationFacts(policy, cancellation.reason, undefined, now)
  const takesNotice = facts.cause === 'insurer' || facts.cause === 'nonPayment'
  return takesNotice ? addDays(cancellation.effectiveDate, -noticeDaysOf(facts)) : undefined
}

/** The last day on which the notice of a policy's end is in time; what is late by then is posted soon. */
const endPostBy = ({ expirationDate, firmographicData, timeZone }: PolicyRecord, now: Instant) => {
  const place = { region: config.region, state: firmographicData.state }
  const [by, today] = [noticeInTimeUntil(expirationDate, place), dateAt(now, timeZone)]
  return by === undefined || by < today ? addDays(today, postingDays) : by
}

const postByOf = {
  cancellation: cancellationPostBy,
  endOfCover: endOfCoverPostBy,
  expiry: endPostBy,
  nonRenewal: endPostBy,
} satisfies Record<About['kind'], (policy: PolicyRecord, now: Instant) => CalendarDate | undefined>

const isCalledOff = (policy: PolicyRecord): boolean => ['reinstated', 'withdrawn'].includes(standingOf(policy).standing)

/**
 * What was drawn for an insured without an e-mail address waits to be printed and posted, in the place of what waited before.
 * That a cancellation is called off is told to those alone who were told of it.
 */
export const noticeOnPaper = async (policy: PolicyRecord, drawn: Drawn, now: Instant): Promise<void> => {
  const known = await paperNoticesOf(policy.id)
  if (known.some(({ docId }) => docId === drawn.docId)) return
  const replaced = await replacedWrites(drawn, known, now)
  const isUntold = drawn.kind === 'cancellation' && isCalledOff(policy) && replaced.length > 0
  const { accountId, agencyId, companyName, id, partnerIds, policyNumber, teamIds } = policy
  const postBy = postByOf[drawn.kind](policy, now)
  const notice: PaperNoticeRecord = {
    ...drawn,
    id: PaperNoticeId.parse(`${idPrefixes.paperNotice}_${ulid()}`),
    policyId: PolicyId.parse(id),
    policyNumber,
    companyName,
    accountId,
    agencyId,
    teamIds,
    ...(partnerIds && { partnerIds }),
    status: 'TO_POST',
    ...(postBy !== undefined && { postBy }),
    created: now,
    lastUpdated: now,
  }
  const created = isOnPaper(policy) && !isUntold ? [paperNotices.create(notice)] : []
  const writes = [...replaced, ...created]
  if (writes.length > 0) await commit(writes, { once: `paperNotice|${drawn.docId}` })
}
