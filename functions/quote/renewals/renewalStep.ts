import { config } from '#functions/_platform/config/config.ts'
import type { Effect } from '#functions/_platform/jobs/defineJob.ts'
import { accountById, isStateSupported } from '#functions/account/public.ts'
import { renewalWrite, type StoredPolicy } from '#functions/policy/public.ts'
import { renewalSubmission } from '#functions/submission/public.ts'
import { mayRequestQuote } from '#shared/domain/account/eligibility.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { isExpiryNotice, renewalDue } from '#shared/domain/policy/renewalClock.ts'
import { anyOverdue } from '#shared/records/subjectivity/subjectivities.ts'
import { requestPatch } from '../pricing/patch.ts'
import { quotes } from '../store/quotes.ts'
import { draftRenewal } from './draftRenewal.ts'
import { standingOffer } from './standingOffer.ts'

/** A policy in force that nothing renews yet. */
const isEnding = ({ status, renewedByPolicyId }: StoredPolicy): boolean =>
  status === 'IN FORCE' && renewedByPolicyId === undefined

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
 * nothing where all was done. A quote that ran out before the policy is made anew. Of what nobody wants renewed the insured is told
 * alone, where the law asks for it.
 */
export const renewalStep = async (
  policy: StoredPolicy,
  { day, now }: { readonly day: CalendarDate; readonly now: Instant },
): Promise<Omit<Effect, 'cursor'> | undefined> => {
  if (!isEnding(policy)) return undefined
  const { renewal, standing, isDecided } = await standingOffer(policy.id)
  const due = renewalDue({ expirationDate: policy.expirationDate, reminded: renewal?.reminded }, day)
  if (!due.isCandidate) return undefined
  const isNotice = isExpiryNotice(config.region, { reminder: due.reminder, reminded: renewal?.reminded })
  const isBound = standing?.binder !== undefined
  const isTold = !isBound && (isNotice || !(policy.renewalOptOut || policy.renewalRemindersMuted))
  const reminder = isTold ? due.reminder : undefined
  const reminding =
    reminder === undefined
      ? []
      : [
          {
            name: 'policy.renewalDue' as const,
            detail: { policyId: policy.id, days: due.daysLeft, ...(isNotice && { isNotice }) },
          },
        ]
  if (policy.renewalOptOut)
    return reminder === undefined
      ? undefined
      : { writes: [renewalWrite(policy.id, renewal, { reminded: reminder })], events: reminding }
  const account = await accountById(policy.accountId)
  const submissionId = renewal?.submissionId ?? (await submissionOf(policy, account?.status === 'Declined', now))
  const isQuoted = due.isQuoted && standing === undefined && !isDecided
  const mayQuote = isQuoted && account !== undefined && mayRequestQuote(account)
  const draft =
    mayQuote && (await isStateSupported(account.state))
      ? await draftRenewal({ policy, account, createdBy: policy.createdBy, now, submissionId })
      : undefined
  const patch = draft && requestPatch(draft, { action: 'request' }, draft.createdBy, now)
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
    events: [...(patch ? [patch.event] : []), ...reminding],
  }
}
