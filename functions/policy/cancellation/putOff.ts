import type { Instant } from '#shared/domain/calendar/instant.ts'
import { savePolicy } from '../lifecycle/savePolicy.ts'
import type { StoredPolicy } from '../store/policies.ts'
import { noticedAnew } from './noticedAnew.ts'
import { noticeOf } from './noticeOf.ts'

type Also = Parameters<typeof savePolicy>[2]

/** Puts a cancellation off whose notice was not posted in time, with a fresh notice and its days (rule: notice-on-paper). */
export const putOff = async (policy: StoredPolicy, now: Instant, also: Pick<NonNullable<Also>, 'writes'> = {}) => {
  const { cancellation } = policy
  if (cancellation === undefined) return
  const noticed = await noticedAnew(policy, cancellation, now)
  await savePolicy(policy, noticed, { ...also, events: [noticeOf(noticed, now)] })
}
