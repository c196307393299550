import type { Effect } from '#functions/_platform/jobs/defineJob.ts'
import { accountById, isStateSupported } from '#functions/account/public.ts'
import { renewalWrite, type StoredPolicy } from '#functions/policy/public.ts'
import { renewalSubmission } from '#functions/submission/public.ts'
import { mayRequestQuote } from '#shared/domain/account/eligibility.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { renewalDue } from '#shared/domain/policy/renewalClock.ts'
import { anyOverdue } from '#shared/records/subjectivity/subjectivities.ts'
import { requestPatch } from '../pricing/patch.ts'
import { quotes } from '../store/quotes.ts'
import { draftRenewal } from './draftRenewal.ts'
import { standingOffer } from './standingOffer.ts'

/** A policy in force that nothing renews yet and that somebody wants renewed. */
const isOpen = ({ status, renewedByPolicyId, renewalOptOut }: StoredPolicy): boolean =>
  status === 'IN FORCE' && renewedByPolicyId === undefined && !renewalOptOut

/** The submission under which the renewal is underwritten; it is there once, however often it is asked for. */
const submissionOf = async (policy: StoredPolicy, isDeclined: boolean, now: Instant) => {
  const account = await accountById(policy.accountId)
  if (account === undefined) return undefined
  const { id: policyId, policyNumber, expirationDate: endsOn, subjectivities } = policy
  const renewalOf = { policyId, policyNumber, endsOn, clear: !isDeclined && !anyOverdue(subjectivities) }
  return (await renewalSubmission({ account, renewalOf, actor: { userId: policy.createdBy }, now })).id
}

/**
 * What is due today for the renewal of a policy: a submission, a quote, a reminder, in one commit with what it notes of them;
 * nothing where all was done. A quote that ran out before the policy is made anew.
 */
export const renewalStep = async (
  policy: StoredPolicy,
  { day, now }: { readonly day: CalendarDate; readonly now: Instant },
): Promise<Omit<Effect, 'cursor'> | undefined> => {
  if (!isOpen(policy)) return undefined
  const { renewal, standing, isDecided } = await standingOffer(policy.id)
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
  }
  const isNothing = draft === undefined && reminder === undefined && renewal?.submissionId === submissionId
  if (isNothing) return undefined
  return {
    writes: [
      renewalWrite(policy.id, renewal, changes),
      ...(draft && patch ? [quotes.create({ ...draft, ...patch.changes })] : []),
    ],
    events: [
      ...(patch ? [patch.event] : []),
      ...(reminder === undefined
        ? []
        : [{ name: 'policy.renewalDue' as const, detail: { policyId: policy.id, days: due.daysLeft } }]),
    ],
  }
}
