import type { PolicyRecord } from '#shared/contracts/policy/policyRecord.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { noticedAnew } from '../cancellation/noticedAnew.ts'
import { isNoticedAnew } from './awaitsPost.ts'

interface Switched {
  readonly after: PolicyRecord
  /** Its pending cancellation is noticed anew, or withdrawn where that came too late. */
  readonly isAnew: boolean
}

/**
 * The policy once its notices go the other way: a cancellation that is pending is noticed so, with its days, unless its notice was
 * posted (rule: notice-on-paper).
 */
export const switched = async (policy: PolicyRecord, byPost: boolean, now: Instant): Promise<Switched> => {
  const after = { ...policy, noticesByPost: byPost, lastUpdated: now }
  const isAnew = policy.cancellation !== undefined && (await isNoticedAnew(policy, after))
  if (policy.cancellation === undefined || !isAnew) return { after, isAnew: false }
  return { after: await noticedAnew(after, policy.cancellation, now), isAnew }
}
