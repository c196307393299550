import { config } from '#functions/_platform/config/config.ts'
import type { PolicyRecord } from '#shared/contracts/policy/policyRecord.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { type NoticeOfExpiry, noticeOfExpiryOn } from '#shared/domain/policy/noticeOfExpiry.ts'
import { isRefusedRenewal } from '../reports/policyReasons.ts'
import { renewalOf } from '../store/renewals.ts'
import { renewalThatStands } from './renewalThatStands.ts'

/** Of policies that run to their end, or have. */
const noticedStatuses: readonly PolicyRecord['status'][] = ['CANCEL REQUESTED', 'EXPIRED', 'IN FORCE']

/**
 * How the notice stands that a policy ends or has ended with its term; undefined where another takes its place. An insurer that
 * declined the company, or its renewal, refuses it as one that says so does; who knows of quotes tells.
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
  const isRefused =
    isRefusedRenewal(policy) || noticed?.mayRenew === false || (noticed === undefined && (await isDeclined()))
  return noticeOfExpiryOn({ ...policy, noticed, isRefused }, place)
}
