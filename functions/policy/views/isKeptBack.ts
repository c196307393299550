import type { Actor } from '#functions/_platform/auth/actor.ts'
import { config } from '#functions/_platform/config/config.ts'
import type { PolicyRecord } from '#shared/contracts/policy/policyRecord.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { erpGivenBackUntil } from '#shared/domain/policy/erpFreeLook.ts'
import { takesFiledWordingOnly } from '#shared/domain/policy/manuscript.ts'
import { standing } from '#shared/domain/policy/policyStack.ts'
import { reinstatementOn } from '#shared/domain/policy/reinstatementRules.ts'
import { renewalDue } from '#shared/domain/policy/renewalClock.ts'
import { hasRevertible } from '#shared/domain/policy/revertible.ts'
import type { PolicyAction } from '#shared/records/policy/policyLife.ts'
import { undoableUntil } from '../cancellation/undoableUntil.ts'
import { erpOpenUntil } from '../extendedReporting/erpFacts.ts'
import { isInsurersToTakeBack } from '../reports/policyReasons.ts'

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

const keepsBroker = ({ brokerChange, transactions }: PolicyRecord): boolean =>
  brokerChange?.status === 'PENDING' || !standing(transactions).some(({ kind }) => kind === 'BROKER_OF_RECORD')

const keepsReporting = ({ timeZone, transactions }: PolicyRecord, now: Instant): boolean => {
  const issued = standing(transactions).findLast(({ kind }) => kind === 'EXTENDED_REPORTING')
  return (
    issued === undefined || dateAt(now, timeZone) > erpGivenBackUntil(config.region, dateAt(issued.known, timeZone))
  )
}

const isNotRenewed = (policy: PolicyRecord, now: Instant): boolean =>
  policy.renewalOptOut || !renewalDue(policy, dateAt(now, policy.timeZone)).isCandidate

const reasons: Readonly<Partial<Record<PolicyAction, (policy: PolicyRecord, asking: Asking) => boolean>>> = {
  // What is due of it may be paid in time.
  extendReporting: (policy, { now }) => erpOpenUntil(policy, now) === undefined,
  offerRenewal: (policy, { now }) => isNotRenewed(policy, now),
  reinstate: (policy, { now }) => isTooLateToReinstate(policy, now),
  optOut: (policy, { actor }) => isInsurersToTakeBack(policy, actor),
  // Two people rescind a policy.
  rescindGroundUp: ({ rescissionProposal }, { actor }) => rescissionProposal?.by === actor.userId,
  revert: ({ transactions }) => !hasRevertible(transactions),
  revertBroker: keepsBroker,
  revertReporting: (policy, { now }) => keepsReporting(policy, now),
  undoCancel: (policy, { now }) => isTooLateToUndo(policy, now),
  writeManuscript: ({ isSurplus }) => takesFiledWordingOnly({ region: config.region, isSurplus }),
}

/** Whether what a policy's life allows is refused all the same: by its days, by its paper, or by who asks. */
export const isKeptBack = (policy: PolicyRecord, action: PolicyAction, asking: Asking): boolean =>
  reasons[action]?.(policy, asking) ?? false
