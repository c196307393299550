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
import { setNoticesByPost } from '#shared/contracts/policy/paperNotices.ts'
import type { Policy } from '#shared/contracts/policy/policy.ts'
import { reinstatePolicy } from '#shared/contracts/policy/reinstatement.ts'
import { removePolicy } from '#shared/contracts/policy/removal.ts'
import { createRenewalOptOut, muteRenewalReminders } from '#shared/contracts/policy/renewals.ts'
import { proposeRescission, rescindPolicy } from '#shared/contracts/policy/rescission.ts'
import { agentIssueQuote, issueQuote } from '#shared/contracts/quote/binding.ts'
import { createEndorsementQuote } from '#shared/contracts/quote/endorsements.ts'
import { rescindBinder } from '#shared/contracts/quote/underwriting.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { reinstatementOn } from '#shared/domain/policy/reinstatementRules.ts'
import { can } from '#shared/records/life.ts'
import { needsOfPolicy, type PolicyAction, type PolicyNeed, policyLife } from '#shared/records/policy/policyLife.ts'
import { region } from '#web/i18n/region.ts'
import { type May, type Offer, offerOf, toldOffer } from '#web/records/offer.ts'

/** Whether a page says that a policy renews itself, or has that switched on: not of one that is renewed, or not to be. */
export const tellsAutoRenewal = ({
  status,
  excess,
  renewalOptOut,
  renewedByPolicyId,
}: Pick<Policy, 'excess' | 'renewalOptOut' | 'renewedByPolicyId' | 'status'>): boolean =>
  can(policyLife, status, 'autoRenew') && excess === undefined && renewedByPolicyId === undefined && !renewalOptOut

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
  noticesByPost: [setNoticesByPost],
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
  noticesByPost: 'noticesByPost',
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
  noticesByPost = false,
  renewalOptOut,
  renewalRemindersMuted,
}: Pick<Policy, 'noticesByPost' | 'renewalOptOut' | 'renewalRemindersMuted'>) => ({
  ...texts,
  ...(renewalOptOut && { optOut: 'renewalOptIn' as const }),
  ...(noticesByPost && { noticesByPost: 'noticesByMail' as const }),
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

/** The deeds besides those that are offered, but for the asking for a cancellation, which is in the place of the cancellation itself. */
export const deedsRefused = (
  offered: readonly PolicyDeed[],
): readonly { readonly action: PolicyDeed; readonly by: readonly Operation[] }[] =>
  names.flatMap((action) =>
    offered.includes(action) || action === 'requestCancel' ? [] : [{ action, by: deeds[action] }],
  )

type Facts = Pick<
  Policy,
  | 'cancellation'
  | 'excess'
  | 'expirationDate'
  | 'isSurplus'
  | 'issueRequestedAt'
  | 'renewalOptOut'
  | 'renewedByPolicyId'
  | 'reportingUntil'
  | 'rescissionProposal'
  | 'status'
  | 'undoableUntil'
>

/**
 * What keeps a deed waiting besides the needs of the policy's life: `anothers` that it is somebody else's to decide,
 * `undoable` that the days are over in which a cancellation is a mistake, `reinstatable` those in which cover comes back,
 * `begun` that cover has not begun yet.
 */
type DeedNeed = PolicyNeed | 'anothers' | 'begun' | 'reinstatable' | 'undoable'

/** The needs that people are told of. What an excess layer is not, and is for good, it is not offered as something for later. */
const told = [
  'anothers',
  'begun',
  'reinstatable',
  'undoable',
  'unextended',
  'unissued',
] as const satisfies readonly DeedNeed[]

export type OfferedDeed = Offer<PolicyDeed, (typeof told)[number]>

const cannotReinstate = ({ cancellation, expirationDate }: Facts, today: CalendarDate): DeedNeed | undefined => {
  if (cancellation === undefined) return undefined
  const { effectiveDate: cancelledOn, flat } = cancellation
  if (flat && today < cancelledOn) return 'begun'
  const on = reinstatementOn(region.code, { cancelledOn, expirationDate, today })
  return today > on[flat ? 'WITHOUT_LAPSE' : 'WITH_LAPSE'].until ? 'reinstatable' : undefined
}

/** Why somebody may not do something now that the policy's life allows, as the server has it. */
const keptBack = (
  action: PolicyDeed,
  policy: Facts,
  { userId, today }: { readonly userId: string; readonly today: CalendarDate },
): DeedNeed | undefined => {
  if (action === 'rescindGroundUp') return policy.rescissionProposal?.by === userId ? 'anothers' : undefined
  if (action === 'reinstate') return cannotReinstate(policy, today)
  const isTooLate = policy.undoableUntil !== undefined && today > policy.undoableUntil
  return action === 'undoCancel' && isTooLate ? 'undoable' : undefined
}

/** What the reader may do to the policy or binder; `today` is the insured's. Who may cancel it does not ask for that. */
export const offeredDeeds = (
  policy: Facts,
  { may, ...reader }: { readonly may: May; readonly userId: string; readonly today: CalendarDate },
): readonly OfferedDeed[] => {
  const { status } = policy
  const isMet = needsOfPolicy(policy)
  const offered = names.flatMap((action): readonly OfferedDeed[] => {
    const offer = offerOf({ life: policyLife, action, by: deeds[action], status, may, isMet })
    const notNow = offer && (offer.notNow ?? keptBack(action, policy, reader))
    const theirs = offer && toldOffer({ action, ...(notNow !== undefined && { notNow }) }, told)
    return theirs === undefined ? [] : [theirs]
  })
  const mayCancel = offered.some(({ action }) => action === 'cancel')
  const isProposed = policy.rescissionProposal !== undefined
  return offered.filter(
    ({ action }) =>
      !(mayCancel && action === 'requestCancel') && action !== (isProposed ? 'proposeRescission' : 'rescindGroundUp'),
  )
}

/** What is likeliest to be done to a policy of a status, by whoever may; of others their terms change and cover is certified. */
const likeliest: Readonly<Partial<Record<Policy['status'], readonly PolicyDeed[]>>> = {
  CANCELLED: ['undoCancel', 'reinstate'],
  'CANCEL PENDING': ['undoCancel', 'certificate'],
  'CANCEL REQUESTED': ['cancel', 'undoCancel', 'certificate'],
  'FLAT CANCELLED': ['undoCancel', 'reinstate'],
  'IN REINSTATEMENT PERIOD': ['reinstate'],
}

/** The one or two deeds that have buttons of their own; all others are in the menu. */
export const quickDeeds = (offered: readonly OfferedDeed[], status: Policy['status']): readonly OfferedDeed[] =>
  (likeliest[status] ?? ['endorse', 'certificate'])
    .flatMap((deed) => offered.find(({ action, notNow }) => action === deed && notNow === undefined) ?? [])
    .slice(0, 2)
