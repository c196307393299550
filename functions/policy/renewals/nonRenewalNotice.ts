import { config } from '#functions/_platform/config/config.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import type { Write } from '#functions/_platform/storage/record.ts'
import type { PolicyRecord } from '#shared/contracts/policy/policyRecord.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { addDays } from '#shared/domain/calendar/moveDate.ts'
import { nonRenewalRuleOf } from '#shared/domain/policy/nonRenewalRules.ts'
import {
  type GivenNotice,
  goesOnUntil,
  isNoticeOfExpiryDue,
  nonRenewalOn,
} from '#shared/domain/policy/noticeOfExpiry.ts'
import { isOnPaper, postingDays } from '#shared/domain/policy/paperNotice.ts'
import type { DomainEvent } from '#shared/events/events.ts'
import { isSaidOnPaper } from '../paperNotices/awaitsPost.ts'
import { replacedWrites } from '../paperNotices/noticeOnPaper.ts'
import { isRefusedRenewal } from '../reports/policyReasons.ts'
import { deadlineWrites } from '../store/deadlines.ts'
import { paperNoticesOf } from '../store/paperNotices.ts'
import { policies, type StoredPolicy } from '../store/policies.ts'
import { renewalOf, renewalWrite, type StoredRenewal } from '../store/renewals.ts'
import { renewalThatStands } from './renewalThatStands.ts'

const placeOf = ({ firmographicData: { state } }: PolicyRecord) => ({ region: config.region, state })

/** Of a policy that runs to the end of its term. */
const isRunning = ({ status }: PolicyRecord): boolean => status === 'IN FORCE' || status === 'CANCEL REQUESTED'

/** The policy as the notice of its end leaves it: late notice of nonrenewal has its cover stand for the days of notice (rule: nonrenewal). */
const noticedAs = (policy: PolicyRecord, noticed: GivenNotice): PolicyRecord => {
  const { standsUntil: stood, ...rest } = policy
  if (nonRenewalRuleOf(placeOf(policy)) === undefined) return policy
  const goesOn = goesOnUntil({ ...policy, noticed }, placeOf(policy))
  const mayStand = stood !== undefined && (goesOn !== undefined || noticed.on >= policy.expirationDate)
  const standsUntil = mayStand && (goesOn === undefined || stood > goesOn) ? stood : goesOn
  return { ...rest, ...(standsUntil !== undefined && { standsUntil }) }
}

const toldBy = ({ id: policyId, ...policy }: PolicyRecord, { mayRenew, on }: GivenNotice): DomainEvent => ({
  name: 'policy.expiryNoticed',
  detail: {
    policyId,
    mayRenew,
    ...(nonRenewalRuleOf({ region: config.region, state: policy.firmographicData.state }) && { on }),
  },
})

/** What comes of a notice of a policy's end. */
interface Noticed {
  /** Of one that was given by it; what goes by post is given once it is posted. */
  readonly given?: GivenNotice
  readonly writes: readonly Write[]
  readonly events: readonly DomainEvent[]
}

/** The day on which a notice will have been given that goes out today. */
const reckonedOn = (policy: PolicyRecord, noticed: GivenNotice): GivenNotice =>
  isOnPaper(policy) ? { ...noticed, on: addDays(noticed.on, postingDays) } : noticed

/** The policy's writes by a notice of its end, where its cover stands the longer for it. */
const standingWrites = async (policy: StoredPolicy, noticed: GivenNotice, now: Instant): Promise<Write[]> => {
  const after = noticedAs(policy, noticed)
  const stands = after.standsUntil !== policy.standsUntil
  return stands ? [policies.update(policy, { ...after, lastUpdated: now }), ...(await deadlineWrites(after))] : []
}

/** The writes by which a notice of a policy's end counts that was posted on a day. */
export const expiryPosted = async (policy: StoredPolicy, noticed: GivenNotice, now: Instant): Promise<Write[]> => [
  ...(await standingWrites(policy, noticed, now)),
  renewalWrite(policy.id, await renewalOf(policy.id), { noticed }),
]

/** The notice of a policy's end as it is given; it writes the policy where its cover stands the longer for it. */
export const expiryNoticed = async (policy: StoredPolicy, noticed: GivenNotice, now: Instant): Promise<Noticed> => {
  const writes = await standingWrites(policy, reckonedOn(policy, noticed), now)
  return { writes, events: [toldBy(policy, noticed)], ...(!isOnPaper(policy) && { given: noticed }) }
}

/** What somebody says about the renewal of a policy, and what comes of it. */
interface Said extends Noticed {
  readonly after: PolicyRecord
}

interface Renewed extends Pick<GivenNotice, 'mayRenew'> {
  readonly renewal: StoredRenewal | undefined
}

/** A policy of which the insured is told on a day whether it can be renewed. */
const toldOn = (on: CalendarDate, policy: PolicyRecord, { mayRenew, renewal }: Renewed): Said => {
  const noticed = { on, mayRenew }
  return {
    after: noticedAs(policy, reckonedOn(policy, noticed)),
    writes: isOnPaper(policy) ? [] : [renewalWrite(policy.id, renewal, { noticed })],
    events: [toldBy(policy, noticed)],
  }
}

/**
 * A policy that its insurer does not renew, after what kept its cover from ending: it stands for the days of notice that is
 * given anew. Undefined where no such notice is asked for, or it would come too late for anything but a renewal.
 */
export const refusedAnew = async (policy: PolicyRecord, now: Instant): Promise<Said | undefined> => {
  if (!isRefusedRenewal(policy) || nonRenewalRuleOf(placeOf(policy))?.late !== 'noticeAnew') return undefined
  return toldOn(dateAt(now, policy.timeZone), policy, { mayRenew: false, renewal: await renewalOf(policy.id) })
}

/**
 * What has the cover of a policy stand on of which the term is over, since nobody posted the notice that it is not renewed: for
 * its days, with a fresh notice. Undefined where it ends, or the law has it go on by itself (rule: notice-on-paper).
 */
export const unpostedNotice = async (policy: StoredPolicy, now: Instant): Promise<Noticed | undefined> => {
  if (nonRenewalRuleOf(placeOf(policy))?.late !== 'noticeAnew' || !isRunning(policy)) return undefined
  if (policy.renewalOptOut && !isRefusedRenewal(policy)) return undefined
  const last = (await paperNoticesOf(policy.id)).findLast(({ kind }) => kind !== 'cancellation')
  const isUnposted = last?.status === 'TO_POST' || (last?.status === 'WAIVED' && isRefusedRenewal(policy))
  if (last?.kind !== 'nonRenewal' || last.mayRenew !== false || !isUnposted) return undefined
  if ((await renewalThatStands(policy)) !== undefined) return undefined
  const noticed = { on: dateAt(now, policy.timeZone), mayRenew: false }
  const told = await expiryNoticed(policy, noticed, now)
  const given = told.given ? [renewalWrite(policy.id, await renewalOf(policy.id), { noticed })] : []
  return { ...told, writes: [...told.writes, ...given] }
}

/**
 * What is told to the insured of a policy whose renewal its insurer refuses, or no longer does, at once where the day for it has
 * come. Refused where the notice would be so late that a renewal is owed.
 */
export const refusalTold = async (before: PolicyRecord, after: PolicyRecord, now: Instant): Promise<Said> => {
  const place = placeOf(before)
  const untold: Said = { after, writes: [], events: [] }
  if (nonRenewalRuleOf(place) === undefined || !isRunning(before)) return untold
  const today = dateAt(now, before.timeZone)
  const { expirationDate } = before
  const renewal = await renewalOf(before.id)
  const told = (mayRenew: boolean): Said => toldOn(today, after, { mayRenew, renewal })
  if (isRefusedRenewal(after)) {
    if (renewal?.noticed?.mayRenew === false) return untold
    const { late, by } = nonRenewalOn(expirationDate, { ...place, today }) ?? {}
    if (late && late.standsUntil === undefined)
      return fail('policy.renewalOwed', { data: { by: by ?? expirationDate } })
    const ending = { expirationDate, isRefused: true, noticed: renewal?.noticed }
    const isDue = isNoticeOfExpiryDue(ending, { ...place, today })
    return isDue && !(await isSaidOnPaper(before.id, false)) ? told(false) : untold
  }
  const isTakenBack = isRefusedRenewal(before) && !after.renewalOptOut
  if (!isTakenBack) return untold
  if (renewal?.noticed?.mayRenew === false) return told(true)
  // Nobody was told of it yet, by post either.
  return { ...untold, writes: await replacedWrites({ kind: 'nonRenewal' }, await paperNoticesOf(before.id), now) }
}
