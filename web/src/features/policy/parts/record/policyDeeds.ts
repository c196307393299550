import type { Operation } from '#shared/contract/operation.ts'
import { changeBrokerOfRecord } from '#shared/contracts/policy/brokerOfRecord.ts'
import {
  cancelPolicy,
  flatCancelPolicy,
  undoCancelledPolicy,
  voidPolicy,
} from '#shared/contracts/policy/cancellation.ts'
import { createCertificate } from '#shared/contracts/policy/certificates.ts'
import { issueExcessPolicy, rescindExcessPolicy } from '#shared/contracts/policy/excess.ts'
import { issueErp } from '#shared/contracts/policy/extendedReporting.ts'
import { updateNonPremium } from '#shared/contracts/policy/nonPremium.ts'
import type { Policy } from '#shared/contracts/policy/policy.ts'
import { reinstatePolicy } from '#shared/contracts/policy/reinstatement.ts'
import { removePolicy } from '#shared/contracts/policy/removal.ts'
import { createRenewalOptOut, muteRenewalReminders } from '#shared/contracts/policy/renewals.ts'
import { proposeRescission, rescindPolicy } from '#shared/contracts/policy/rescission.ts'
import { agentIssueQuote, issueQuote } from '#shared/contracts/quote/binding.ts'
import { createEndorsementQuote } from '#shared/contracts/quote/endorsements.ts'
import { rescindBinder } from '#shared/contracts/quote/underwriting.ts'
import { needsOfPolicy, type PolicyAction, type PolicyNeed, policyLife } from '#shared/records/policy/policyLife.ts'
import { type May, type Offer, offerOf } from '#web/records/offer.ts'

/** What can be done to a policy from its page, in this order, and by which operations. */
const deeds = {
  generatePolicy: [agentIssueQuote, issueQuote],
  rescind: [rescindBinder],
  changeDetails: [updateNonPremium],
  endorse: [createEndorsementQuote],
  addExcess: [issueExcessPolicy],
  certificate: [createCertificate],
  changeBroker: [changeBrokerOfRecord],
  optOut: [createRenewalOptOut],
  muteReminders: [muteRenewalReminders],
  cancel: [cancelPolicy],
  requestCancel: [cancelPolicy],
  flatCancel: [flatCancelPolicy],
  void: [voidPolicy],
  rescindExcess: [rescindExcessPolicy],
  proposeRescission: [proposeRescission],
  rescindGroundUp: [rescindPolicy],
  reinstate: [reinstatePolicy],
  undoCancel: [undoCancelledPolicy],
  extendReporting: [issueErp],
  remove: [removePolicy],
} as const satisfies Partial<Record<PolicyAction, readonly Operation[]>>
export type PolicyDeed = keyof typeof deeds

const texts = {
  generatePolicy: 'agentIssueQuote',
  rescind: 'rescindBinder',
  changeDetails: 'updateNonPremium',
  endorse: 'endorsePolicy',
  addExcess: 'issueExcessPolicy',
  certificate: 'createCertificate',
  changeBroker: 'changeBrokerOfRecord',
  optOut: 'renewalOptOut',
  muteReminders: 'muteReminders',
  cancel: 'cancelPolicy',
  requestCancel: 'requestCancel',
  flatCancel: 'flatCancelPolicy',
  void: 'voidPolicy',
  rescindExcess: 'rescindExcessPolicy',
  proposeRescission: 'proposeRescission',
  rescindGroundUp: 'rescindPolicy',
  reinstate: 'reinstatePolicy',
  undoCancel: 'undoCancelledPolicy',
  extendReporting: 'issueErp',
  remove: 'removePolicy',
} as const satisfies Record<PolicyDeed, string>

/** The words of each deed; of one that takes back what stands already, those of that. */
export const textsOf = ({
  renewalOptOut,
  renewalRemindersMuted,
}: Pick<Policy, 'renewalOptOut' | 'renewalRemindersMuted'>) => ({
  ...texts,
  ...(renewalOptOut && { optOut: 'renewalOptIn' as const }),
  ...(renewalRemindersMuted && { muteReminders: 'sendReminders' as const }),
})

/** Deeds that end cover, or what is left of it. */
export const destructive: readonly PolicyDeed[] = [
  'rescind',
  'cancel',
  'requestCancel',
  'flatCancel',
  'void',
  'rescindExcess',
  'proposeRescission',
  'rescindGroundUp',
  'remove',
]

const names = Object.keys(deeds) as PolicyDeed[]

/** What the reader may do to the policy or binder. Who may cancel it does not ask for that. */
export const offeredDeeds = (
  policy: Pick<
    Policy,
    'excess' | 'isSurplus' | 'issueRequestedAt' | 'reportingUntil' | 'rescissionProposal' | 'status'
  >,
  may: May,
): readonly Offer<PolicyDeed, PolicyNeed>[] => {
  const { status } = policy
  const isMet = needsOfPolicy(policy)
  const offered = names.flatMap(
    (action) => offerOf({ life: policyLife, action, by: deeds[action], status, may, isMet }) ?? [],
  )
  const mayCancel = offered.some(({ action }) => action === 'cancel')
  const isProposed = policy.rescissionProposal !== undefined
  // What an excess layer is not, and is for good, it is not offered as something for later.
  return offered.filter(
    ({ action, notNow }) =>
      !(mayCancel && action === 'requestCancel') &&
      action !== (isProposed ? 'proposeRescission' : 'rescindGroundUp') &&
      notNow !== 'excess' &&
      notNow !== 'extended' &&
      notNow !== 'groundUp' &&
      notNow !== 'lettered' &&
      notNow !== 'surplus',
  )
}
