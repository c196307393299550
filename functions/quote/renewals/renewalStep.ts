import { config } from '#functions/_platform/config/config.ts'
import type { Effect } from '#functions/_platform/jobs/defineJob.ts'
import { accountById, isStateSupported } from '#functions/account/public.ts'
import {
  expiryNoticed,
  frozenBy,
  isRefusedRenewal,
  isSaidOnPaper,
  renewalThatStands,
  renewalWrite,
  reopenedWrites,
  type StoredPolicy,
} from '#functions/policy/public.ts'
import { renewalSubmission } from '#functions/submission/public.ts'
import { mayRequestQuote } from '#shared/domain/account/eligibility.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { nonRenewalRuleOf } from '#shared/domain/policy/nonRenewalRules.ts'
import { type GivenNotice, isNoticeOfExpiryDue } from '#shared/domain/policy/noticeOfExpiry.ts'
import { renewalDue } from '#shared/domain/policy/renewalClock.ts'
import { anyOverdue } from '#shared/records/subjectivity/subjectivities.ts'
import { requestPatch } from '../pricing/patch.ts'
import { quotes } from '../store/quotes.ts'
import { draftRenewal } from './draftRenewal.ts'
import { isRenewalDeclined } from './isRenewalDeclined.ts'
import { type StandingOffer, standingOffer } from './standingOffer.ts'

/**
 * A policy that nothing renews yet, or nothing any more: what renewed it may have been taken back. One that is asked to be
 * cancelled covers until somebody decides on that.
 */
const isEnding = async (policy: StoredPolicy): Promise<boolean> =>
  (policy.status === 'IN FORCE' || policy.status === 'CANCEL REQUESTED') &&
  (await renewalThatStands(policy)) === undefined

/** The submission under which the renewal is underwritten; it is there once, however often it is asked for. */
const submissionOf = async (policy: StoredPolicy, isDeclined: boolean, now: Instant) => {
  const account = await accountById(policy.accountId)
  if (account === undefined) return undefined
  const { id: policyId, policyNumber, expirationDate: endsOn, subjectivities } = policy
  const renewalOf = { policyId, policyNumber, endsOn, clear: !isDeclined && !anyOverdue(subjectivities) }
  return (await renewalSubmission({ account, renewalOf, actor: { userId: policy.createdBy }, now })).id
}

/** The notice of a policy's end that is to be given today; nobody's choice keeps it back (rule: notice-of-expiry). */
const noticeDue = async (
  policy: StoredPolicy,
  offer: StandingOffer,
  day: CalendarDate,
  now: Instant,
): Promise<GivenNotice | undefined> => {
  const { renewal, standing } = offer
  const { expirationDate, firmographicData } = policy
  const isReplaced = standing?.binder !== undefined
  if (isReplaced) return undefined
  const place = { region: config.region, state: firmographicData.state, today: day }
  const isDue = (isRefused: boolean) =>
    isNoticeOfExpiryDue({ expirationDate, noticed: renewal?.noticed, isRefused }, place)
  if (!isDue(true)) return undefined
  // A refusal that was taken back is one again by another alone, not by what had been declined before.
  const isRefused =
    isRefusedRenewal(policy) || (renewal?.noticed === undefined && (await isRenewalDeclined(policy, offer)))
  if (!isDue(isRefused)) return undefined
  const isAct = isRefused && nonRenewalRuleOf(place) !== undefined
  const isFrozen = isAct && (await frozenBy(policy, 'nonRenewal', now)) !== undefined
  const isSaid = isFrozen || (await isSaidOnPaper(policy.id, !isRefused))
  return isSaid ? undefined : { on: day, mayRenew: !isRefused }
}

/**
 * What is due today for the renewal of a policy: a submission, a quote, a reminder, the notice that it ends, in one commit with what it notes of them;
 * nothing where all was done. A quote that ran out before the policy is made anew.
 */
export const renewalStep = async (
  policy: StoredPolicy,
  { day, now }: { readonly day: CalendarDate; readonly now: Instant },
): Promise<Omit<Effect, 'cursor'> | undefined> => {
  if (!(await isEnding(policy))) return undefined
  const offer = await standingOffer(policy.id)
  const { renewal, standing, isDecided } = offer
  const noticed = await noticeDue(policy, offer, day, now)
  const told = noticed && (await expiryNoticed(policy, noticed, now))
  // A policy is written once in a commit: what else is due of one that stands the longer is done the next day.
  const isOver = policy.renewalOptOut || policy.status !== 'IN FORCE' || (told && told.writes.length > 0)
  if (isOver)
    return (
      told && {
        writes: [...(told.given ? [renewalWrite(policy.id, renewal, { noticed: told.given })] : []), ...told.writes],
        events: told.events,
      }
    )
  const due = renewalDue({ expirationDate: policy.expirationDate, reminded: renewal?.reminded }, day)
  if (!due.isCandidate) return undefined
  const account = await accountById(policy.accountId)
  const submissionId = renewal?.submissionId ?? (await submissionOf(policy, account?.status === 'Declined', now))
  const isQuoted = due.isQuoted && standing === undefined && !isDecided
  const mayQuote = isQuoted && account !== undefined && mayRequestQuote(account)
  const draft =
    mayQuote && (await isStateSupported(account.state))
      ? await draftRenewal({ policy, account, createdBy: policy.createdBy, now, submissionId })
      : undefined
  const patch = draft && requestPatch(draft, { action: 'request' }, draft.createdBy, now)
  const isBound = standing?.binder !== undefined
  const reminder = policy.renewalRemindersMuted || isBound ? undefined : due.reminder
  const changes = {
    ...(submissionId !== undefined && { submissionId }),
    ...(draft && { quoteId: draft.id }),
    ...(reminder !== undefined && { reminded: reminder }),
    ...(told?.given && { noticed: told.given }),
  }
  const reopened = await reopenedWrites(policy, now)
  const isNothing =
    draft === undefined && reminder === undefined && noticed === undefined && renewal?.submissionId === submissionId
  if (isNothing) return reopened.length === 0 ? undefined : { writes: [...reopened], events: [] }
  return {
    writes: [
      ...reopened,
      renewalWrite(policy.id, renewal, changes),
      ...(draft && patch ? [quotes.create({ ...draft, ...patch.changes })] : []),
    ],
    events: [
      ...(told?.events ?? []),
      ...(patch ? [patch.event] : []),
      ...(reminder === undefined
        ? []
        : [{ name: 'policy.renewalDue' as const, detail: { policyId: policy.id, days: due.daysLeft } }]),
    ],
  }
}
