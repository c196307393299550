import { commit } from '#functions/_platform/storage/commit.ts'
import { accountById, accountRenewal } from '#functions/account/public.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { transferBroker } from '../broker/transferBroker.ts'
import { completeCancellation, lapse } from '../cancellation/completeCancellation.ts'
import { putOff } from '../cancellation/putOff.ts'
import { awaitsPostOfEnd, endsWithNotice } from '../freezes/endOfCover.ts'
import { deadlineFrozenBy, thaw, wait } from '../freezes/wait.ts'
import { awaitsPost } from '../paperNotices/awaitsPost.ts'
import { unpostedNotice } from '../renewals/nonRenewalNotice.ts'
import { renewalThatStands } from '../renewals/renewalThatStands.ts'
import type { StoredPolicy } from '../store/policies.ts'
import type { DeadlineAction } from './deadline.ts'
import { afterAction } from './policyAction.ts'
import { savePolicy } from './savePolicy.ts'

/** In its last 90 days a policy is open for renewal, and so is its account. */
const openRenewal = async (policy: StoredPolicy, now: Instant): Promise<void> => {
  const account = await accountById(policy.accountId)
  await savePolicy(
    policy,
    { ...policy, openForRenewal: true, lastUpdated: now },
    { writes: account === undefined ? [] : [accountRenewal(account, true)] },
  )
}

/** The term is over: the policy was renewed, or has expired; or its cover stands on, since nobody posted the notice of its end. */
const end = async (policy: StoredPolicy, now: Instant): Promise<void> => {
  const unposted = await unpostedNotice(policy, now)
  if (unposted !== undefined) {
    await commit(unposted.writes, { events: unposted.events })
    return
  }
  if (await awaitsPostOfEnd(policy)) {
    const { after, events } = endsWithNotice(policy, now)
    return savePolicy(policy, after, { events })
  }
  const renewed = policy.status === 'IN FORCE' && (await renewalThatStands(policy)) !== undefined
  await savePolicy(policy, afterAction(policy, renewed ? 'renew' : 'expire', now, { openForRenewal: false }))
}

/** What a deadline that has come makes of the policy. */
export const meetDeadline = async (policy: StoredPolicy, action: DeadlineAction, now: Instant): Promise<void> => {
  const { brokerChange, cancellation } = policy
  if (action === 'completeCancel' || action === 'expire' || action === 'lapse') {
    const freeze = await deadlineFrozenBy(policy, action, now)
    if (freeze !== undefined) return wait(policy, action, freeze, now)
  }
  switch (action) {
    case 'completeCancel':
      if (await awaitsPost(policy)) return putOff(policy, now)
      if (cancellation !== undefined) await completeCancellation(policy, 'completeCancel', cancellation, now)
      return
    case 'expire':
      return end(policy, now)
    case 'lapse':
      if (cancellation !== undefined) await lapse(policy, cancellation, now)
      return
    case 'openRenewal':
      return openRenewal(policy, now)
    case 'start':
      return savePolicy(policy, afterAction(policy, 'start', now))
    case 'thaw':
      return thaw(policy, now)
    case 'transferBroker':
      if (brokerChange !== undefined) await transferBroker(policy, brokerChange, now)
      return
  }
}
