import type { Policy } from '#shared/contracts/policy/policy.ts'
import type { Permission } from '#shared/permissions.ts'

/** What can be done to a policy from its page, by the key of the dialog that does it. */
export const policyDeeds = [
  'agentIssueQuote',
  'RescindBinder',
  'renewalOptOut',
  'cancelPolicy',
  'flatCancelPolicy',
  'voidPolicy',
  'undoCancelledPolicy',
] as const
export type PolicyDeed = (typeof policyDeeds)[number]

type Rule = {
  readonly permissions: readonly Permission[]
  /** Actions of the lifecycle's table, any of which the policy must allow. */
  readonly actions: readonly string[]
}

const rules: Readonly<Record<PolicyDeed, Rule>> = {
  agentIssueQuote: { permissions: ['quote:bind', 'quote:issue'], actions: ['generatePolicy'] },
  RescindBinder: { permissions: ['quote:underwrite'], actions: ['rescind'] },
  renewalOptOut: { permissions: ['policy:renew'], actions: ['renew', 'start'] },
  cancelPolicy: { permissions: ['policy:cancel', 'policy:endorse'], actions: ['cancel', 'requestCancel'] },
  flatCancelPolicy: { permissions: ['policy:cancel'], actions: ['flatCancel'] },
  voidPolicy: { permissions: ['policy:cancel'], actions: ['void'] },
  undoCancelledPolicy: { permissions: ['policy:cancel'], actions: ['undoCancel'] },
}

/** What the reader may do, by their permissions and by what the server says the policy's lifecycle allows. */
export const offeredDeeds = (
  { allowedActions, status }: Pick<Policy, 'allowedActions' | 'status'>,
  may: (needed: Permission) => boolean,
): readonly PolicyDeed[] =>
  policyDeeds.filter((deed) => {
    const { permissions, actions } = rules[deed]
    if (!permissions.some(may) || !actions.some((action) => allowedActions.includes(action))) return false
    // Those who may only ask for a cancellation have asked once it is requested.
    return deed !== 'cancelPolicy' || may('policy:cancel') || status !== 'CANCEL REQUESTED'
  })
