import { config } from '#functions/_platform/config/config.ts'
import type { PolicyRecord } from '#shared/contracts/policy/policyRecord.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { type NoticeOfExpiry, noticeOfExpiryOn } from '#shared/domain/policy/noticeOfExpiry.ts'
import { renewalOf } from '../store/renewals.ts'
import { refusesRenewal } from './refusesRenewal.ts'
import { renewalThatStands } from './renewalThatStands.ts'

/** Of policies that run to their end, or have. */
const noticedStatuses: readonly PolicyRecord['status'][] = ['CANCEL REQUESTED', 'EXPIRED', 'IN FORCE']

/**
 * How the notice stands that a policy ends or has ended with its term; undefined where another takes its place. Whether the
 * company or its renewal was declined who knows of quotes tells.
 */
export const noticeOfExpiryFor = async (
  policy: PolicyRecord,
  now: Instant,
  isDeclined: () => Promise<boolean>,
): Promise<NoticeOfExpiry | undefined> => {
  if (!noticedStatuses.includes(policy.status)) return undefined
  const today = dateAt(now, policy.timeZone)
  const place = { region: config.region, state: policy.firmographicData.state, today }
  if (noticeOfExpiryOn({ ...policy, isRefused: true }, place) === undefined) return undefined
  if ((await renewalThatStands(policy)) !== undefined) return undefined
  const noticed = (await renewalOf(policy.id))?.noticed
  const isRefused = await refusesRenewal(policy, noticed, isDeclined)
  return noticeOfExpiryOn({ ...policy, noticed, isRefused }, place)
}
