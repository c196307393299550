import type { Cancellation } from '#shared/contracts/policy/policyParts.ts'
import type { PolicyRecord } from '#shared/contracts/policy/policyRecord.ts'

/** What undoing a cancellation brings back: what the policy was before anybody asked for one. */
export const standingBefore = ({ status, cancellation }: PolicyRecord): Cancellation['before'] =>
  cancellation !== undefined && status !== 'IN FORCE' && status !== 'ISSUED'
    ? cancellation.before
    : status === 'ISSUED'
      ? 'ISSUED'
      : 'IN FORCE'
