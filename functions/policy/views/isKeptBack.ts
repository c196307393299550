import type { Actor } from '#functions/_platform/auth/actor.ts'
import { config } from '#functions/_platform/config/config.ts'
import type { PolicyRecord } from '#shared/contracts/policy/policyRecord.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { erpRefusal } from '#shared/domain/policy/extendedReporting.ts'
import { takesFiledWordingOnly } from '#shared/domain/policy/manuscript.ts'
import { reinstatementOn } from '#shared/domain/policy/reinstatementRules.ts'
import type { PolicyAction } from '#shared/records/policy/policyLife.ts'
import { undoableUntil } from '../cancellation/undoableUntil.ts'
import { erpFactsOf } from '../extendedReporting/erpFacts.ts'

interface Asking {
  readonly actor: Actor
  readonly now: Instant
}

const isTooLateToReinstate = ({ cancellation, expirationDate, timeZone }: PolicyRecord, now: Instant): boolean => {
  if (cancellation === undefined) return false
  const today = dateAt(now, timeZone)
  const { effectiveDate: cancelledOn, flat } = cancellation
  if (flat && today < cancelledOn) return true
  const on = reinstatementOn(config.region, { cancelledOn, expirationDate, today })
  return today > on[flat ? 'WITHOUT_LAPSE' : 'WITH_LAPSE'].until
}

const isTooLateToUndo = (policy: PolicyRecord, now: Instant): boolean => {
  const until = undoableUntil(policy, now)
  return until !== undefined && dateAt(now, policy.timeZone) > until
}

const reasons: Readonly<Partial<Record<PolicyAction, (policy: PolicyRecord, asking: Asking) => boolean>>> = {
  // What is due of it may be paid in time.
  extendReporting: (policy, { now }) => erpRefusal({ ...erpFactsOf(policy, now), unpaid: 0 }) !== undefined,
  reinstate: (policy, { now }) => isTooLateToReinstate(policy, now),
  // Two people rescind a policy.
  rescindGroundUp: ({ rescissionProposal }, { actor }) => rescissionProposal?.by === actor.userId,
  undoCancel: (policy, { now }) => isTooLateToUndo(policy, now),
  writeManuscript: ({ isSurplus }) => takesFiledWordingOnly({ region: config.region, isSurplus }),
}

/** Whether what a policy's life allows is refused all the same: by its days, by its paper, or by who asks. */
export const isKeptBack = (policy: PolicyRecord, action: PolicyAction, asking: Asking): boolean =>
  reasons[action]?.(policy, asking) ?? false
