import type { Actor } from '#functions/_platform/auth/actor.ts'
import { PolicyFreeze } from '#shared/contracts/policy/freeze.ts'
import { PaperNotice } from '#shared/contracts/policy/paperNoticeRecord.ts'
import type { Policy } from '#shared/contracts/policy/policy.ts'
import type { PolicyRecord } from '#shared/contracts/policy/policyRecord.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { isOnPaper } from '#shared/domain/policy/paperNotice.ts'
import { isOver } from '#shared/domain/policy/policyStatusGroups.ts'
import { freezesOf } from '../freezes/freezesOf.ts'
import { noticeOfExpiryFor } from '../renewals/noticeOfExpiryFor.ts'
import { paperNoticesOf } from '../store/paperNotices.ts'
import { toPolicy } from '../views/toPolicy.ts'

/** What freezes acts on it: a moratorium is public, and nothing to a policy that is over; why somebody holds one is the provider's own. */
const freezesFor = async (policy: PolicyRecord, actor: Actor, now: Instant): Promise<PolicyFreeze[]> => {
  const isStaff = actor.accountType === 'COWBELL'
  return (await freezesOf(policy, now))
    .filter(({ kind }) => (kind === 'hold' ? isStaff : !isOver(policy.status)))
    .map((freeze) => PolicyFreeze.parse(freeze))
}

/** What goes to the insured by post, or went: of a policy whose notices go by post, or did when its cancellation was noticed. */
const paperNoticesFor = async (policy: PolicyRecord): Promise<PaperNotice[]> => {
  if (!isOnPaper(policy) && policy.status !== 'CANCEL PENDING') return []
  const notices = await paperNoticesOf(policy.id)
  return notices.filter(({ status }) => status !== 'REPLACED').map((each) => PaperNotice.parse(each))
}

/** A policy as an actor sees it by itself: with what freezes it, and the notice of its end. */
export const policyRead = async (
  policy: PolicyRecord,
  actor: Actor,
  { now, isDeclined }: { readonly now: Instant; readonly isDeclined: () => Promise<boolean> },
): Promise<Policy> => {
  const freezes = await freezesFor(policy, actor, now)
  const isTold = actor.accountType === 'COWBELL' || actor.accountType === 'AGENCY'
  const paper = isTold ? await paperNoticesFor(policy) : []
  const noticeOfExpiry = isTold ? await noticeOfExpiryFor(policy, now, isDeclined) : undefined
  return {
    ...toPolicy(policy, actor, now),
    ...(freezes.length > 0 && { freezes }),
    ...(noticeOfExpiry && { noticeOfExpiry }),
    ...(paper.length > 0 && { paperNotices: paper }),
  }
}
