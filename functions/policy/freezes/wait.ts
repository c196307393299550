import { config } from '#functions/_platform/config/config.ts'
import type { FrozenDeadline } from '#shared/contracts/policy/freeze.ts'
import type { PolicyRecord } from '#shared/contracts/policy/policyRecord.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { addDays } from '#shared/domain/calendar/moveDate.ts'
import { noticeDays } from '#shared/domain/policy/cancellationRules.ts'
import type { Freeze } from '#shared/domain/policy/freezes.ts'
import { isOnPaper, postingDays } from '#shared/domain/policy/paperNotice.ts'
import { cancellationFacts } from '../cancellation/cancellationFacts.ts'
import { noticedAnew } from '../cancellation/noticedAnew.ts'
import { noticeOf } from '../cancellation/noticeOf.ts'
import { savePolicy } from '../lifecycle/savePolicy.ts'
import { refusedAnew } from '../renewals/nonRenewalNotice.ts'
import { renewalThatStands } from '../renewals/renewalThatStands.ts'
import { isRefusedRenewal } from '../reports/policyReasons.ts'
import type { StoredPolicy } from '../store/policies.ts'
import { endsWithNotice } from './endOfCover.ts'
import { cancellationFrozenBy, frozenBy } from './freezesOf.ts'

type Action = FrozenDeadline['action']

/** What freezes a deadline of a policy today. What was renewed, or the insured does not want renewed, ends all the same. */
export const deadlineFrozenBy = async (
  policy: StoredPolicy,
  action: Action,
  now: Instant,
): Promise<Freeze | undefined> => {
  if (action === 'lapse') return frozenBy(policy, 'cancelNonPayment', now)
  if (action === 'completeCancel') {
    const { cancellation } = policy
    if (cancellation === undefined) return undefined
    return cancellationFrozenBy(policy, cancellationFacts(policy, cancellation.reason, undefined, now).cause, now)
  }
  const isEnding = policy.status === 'IN FORCE' && (!policy.renewalOptOut || isRefusedRenewal(policy))
  return isEnding && (await renewalThatStands(policy)) === undefined ? frozenBy(policy, 'nonRenewal', now) : undefined
}

/** Has a policy wait for the end of what freezes its deadline; those who look after it are told the first time. */
export const wait = async (policy: StoredPolicy, action: Action, freeze: Freeze, now: Instant): Promise<void> => {
  const { kind, id, name, until } = freeze
  const frozen: FrozenDeadline = {
    action,
    by: { kind, id, name },
    since: policy.frozen?.since ?? now,
    ...(until !== undefined && { until }),
  }
  const isTold = policy.frozen?.by.id === id
  await savePolicy(
    policy,
    { ...policy, frozen, lastUpdated: now },
    { events: isTold ? [] : [{ name: 'policy.frozen', detail: { policyId: policy.id } }] },
  )
}

/** Has what waited go on, nothing freezing it any more: with the days of notice that it takes, counted from today. */
export const goOn = async (policy: StoredPolicy, action: Action, now: Instant): Promise<void> => {
  const { frozen: _, cancellation, ...rest } = policy
  const thawed: PolicyRecord = { ...rest, ...(cancellation !== undefined && { cancellation }), lastUpdated: now }
  if (action === 'expire') {
    const refused = await refusedAnew(thawed, now)
    if (refused !== undefined) return savePolicy(policy, refused.after, refused)
    const { after, events } = endsWithNotice(thawed, now)
    return savePolicy(policy, after, { events })
  }
  if (cancellation === undefined) return savePolicy(policy, thawed)
  if (action === 'completeCancel') {
    const noticed = await noticedAnew(thawed, cancellation, now)
    return savePolicy(policy, noticed, { events: [noticeOf(noticed, now)] })
  }
  const place = { region: config.region, state: policy.firmographicData.state }
  const posting = isOnPaper(policy) ? postingDays : 0
  const lapsesOn = addDays(dateAt(now, policy.timeZone), noticeDays('nonPayment', place) + posting)
  const open = { ...thawed, cancellation: { ...cancellation, lapsesOn } }
  return savePolicy(policy, open, { events: [noticeOf(open, now)] })
}

/** What waited looks again: it waits on for whatever freezes it now, or goes on. */
export const thaw = async (policy: StoredPolicy, now: Instant): Promise<void> => {
  const action = policy.frozen?.action
  if (action === undefined) return
  const freeze = await deadlineFrozenBy(policy, action, now)
  await (freeze === undefined ? goOn(policy, action, now) : wait(policy, action, freeze, now))
}
