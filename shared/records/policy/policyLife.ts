import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { TransactionKind } from '#shared/domain/policy/policyTransaction.ts'
import { defineLife, leads, stays } from '../life.ts'
import { coverStatusTones } from './policyStatus.ts'

/**
 * What an action asks of a policy besides its status: `unissued` that nobody has asked for its issue, `unextended` that its
 * reporting was not extended beyond its end, `extended` that it was, `lettered` that a letter has named another broker,
 * `excess` that it is an excess layer and `groundUp` that it is none: a layer is priced by what it lies on, and written anew
 * with it; `surplus` that it is placed with surplus lines; `unrenewed` that no policy that was issued renews it; `proposed` that
 * somebody has proposed its rescission; `referred` that an endorsement of it waits for an underwriter.
 */
export type PolicyNeed =
  | 'excess'
  | 'extended'
  | 'groundUp'
  | 'lettered'
  | 'proposed'
  | 'referred'
  | 'surplus'
  | 'unextended'
  | 'unissued'
  | 'unrenewed'

const insured = ['ISSUED', 'IN FORCE'] as const
const beforeCancelled = [...insured, 'CANCEL REQUESTED', 'CANCEL PENDING'] as const
/** One for non-payment opens the reinstatement period first, in the same step. */
const cancelled = ['CANCELLED', 'IN REINSTATEMENT PERIOD'] as const
const cancelledOrPending = ['CANCEL PENDING', ...cancelled] as const
/** What the policy was before: in force, or issued when it has not started. */
const standing = ['IN FORCE', 'ISSUED'] as const

/**
 * The life of a policy from the day it is bound (rule: policy-life). Staff with authority cancel without a request; a
 * cancellation in the future is pending until its day, one with effect today is at once. Only a policy cancelled for
 * non-payment gets a reinstatement period. A binder whose issue was asked for may have been posted already: it is
 * neither rescinded nor does it expire.
 */
export const policyLife = defineLife({
  kind: 'policy',
  first: ['BOUND'],
  statuses: coverStatusTones,
  actions: {
    generatePolicy: {
      word: 'issue it',
      by: ['agentIssueQuote', 'generatePolicyFromBinder', 'issueQuote'],
      permissions: ['policy:issue', 'quote:bind', 'quote:issue'],
      steps: { BOUND: 'ISSUED' },
    },
    rescind: {
      word: 'rescind it',
      by: ['rescindBinder', 'rescindExcessPolicy'],
      permissions: ['policy:issue', 'quote:underwrite'],
      steps: { BOUND: 'RESCIND' },
      needs: ['unissued'],
    },
    remove: {
      word: 'delete it',
      by: ['removePolicy'],
      steps: stays('BINDER EXPIRED', 'RESCIND'),
      needs: ['unissued'],
    },
    expireBinder: { steps: { BOUND: 'BINDER EXPIRED' }, needs: ['unissued'] },

    start: { steps: { ISSUED: 'IN FORCE' } },
    requestCancel: {
      word: 'ask for its cancellation',
      by: ['cancelPolicy'],
      steps: leads(insured, 'CANCEL REQUESTED'),
    },
    cancel: {
      word: 'cancel it',
      by: ['cancelForFinancer', 'cancelPolicy'],
      only: 'policy:cancel',
      steps: { ISSUED: cancelledOrPending, 'IN FORCE': cancelledOrPending, 'CANCEL REQUESTED': cancelledOrPending },
    },
    completeCancel: { steps: { 'CANCEL PENDING': cancelled } },
    flatCancel: {
      word: 'cancel it as of its first day',
      by: ['flatCancelPolicy'],
      steps: leads(beforeCancelled, 'FLAT CANCELLED'),
    },
    void: { word: 'void it', by: ['voidPolicy'], steps: leads(beforeCancelled, 'VOID') },
    rescindExcess: {
      word: 'rescind it',
      by: ['rescindExcessPolicy'],
      steps: leads(beforeCancelled, 'RESCIND'),
      needs: ['excess'],
    },
    proposeRescission: {
      word: 'propose its rescission',
      by: ['proposeRescission', 'withdrawRescission'],
      steps: stays(...beforeCancelled),
      needs: ['groundUp'],
    },
    rescindGroundUp: {
      word: 'rescind it as somebody else proposed',
      by: ['rescindPolicy'],
      steps: leads(beforeCancelled, 'RESCIND'),
      needs: ['groundUp', 'proposed'],
    },
    undoCancel: {
      word: 'take its cancellation back',
      within: 'until 3 days after it took effect',
      by: ['previewUndoneCancellation', 'undoCancelledPolicy'],
      steps: {
        'CANCEL REQUESTED': standing,
        'CANCEL PENDING': standing,
        CANCELLED: standing,
        'FLAT CANCELLED': standing,
      },
      needs: ['unextended'],
    },
    /** One for non-payment that is paid before its day. */
    withdraw: { steps: { 'CANCEL PENDING': standing } },
    reinstate: {
      word: 'reinstate it',
      within: 'within 60 days of its end',
      by: ['previewReinstatement', 'reinstatePolicy'],
      steps: { CANCELLED: 'IN FORCE', 'FLAT CANCELLED': 'IN FORCE', 'IN REINSTATEMENT PERIOD': 'IN FORCE' },
      needs: ['unextended'],
    },
    lapse: { steps: { 'IN REINSTATEMENT PERIOD': 'CANCELLED' } },

    endorse: {
      word: 'endorse it',
      by: ['createEndorsementQuote', 'getEndorsableTerms', 'previewEndorsement'],
      permissions: ['policy:endorse'],
      steps: stays(...insured),
      needs: ['groundUp'],
    },
    changeDetails: {
      word: 'change its details',
      by: ['updateNonPremium', 'updateNonPremiumDate'],
      steps: stays(...insured),
    },
    addExcess: {
      word: 'write an excess layer over it',
      by: ['issueExcessPolicy'],
      steps: stays(...insured),
    },
    certificate: {
      word: 'certify its cover to somebody',
      by: ['createCertificate', 'emailCertificate'],
      permissions: ['policy:certificate'],
      steps: stays(...beforeCancelled),
    },
    settleEndorsement: {
      word: 'issue or decline its endorsement',
      by: ['declineEndorsement', 'issueEndorsement'],
      permissions: ['policy:issue'],
      steps: stays(...insured),
      needs: ['groundUp', 'referred'],
    },
    writeManuscript: {
      word: 'write an endorsement for it',
      by: ['createManuscript'],
      permissions: ['quote:underwrite'],
      steps: stays(...insured),
    },
    revert: {
      word: 'take a revision back',
      by: ['previewRevert', 'revertPolicyRevision'],
      permissions: ['policy:issue'],
      steps: stays(...insured),
      needs: ['groundUp'],
    },
    revertBroker: {
      word: 'take a change of its broker back',
      by: ['previewRevert', 'revertPolicyRevision'],
      permissions: ['policy:issue'],
      steps: stays(...beforeCancelled, 'IN REINSTATEMENT PERIOD'),
      needs: ['lettered'],
    },
    revertReporting: {
      word: 'take its extended reporting back',
      within: 'within 14 days of its issue',
      by: ['previewRevert', 'revertPolicyRevision'],
      permissions: ['policy:issue'],
      steps: stays('CANCELLED', 'EXPIRED'),
      needs: ['extended'],
    },
    changeBroker: {
      word: 'change its broker of record',
      by: ['changeBrokerOfRecord', 'previewBrokerChange'],
      steps: stays(...beforeCancelled, 'IN REINSTATEMENT PERIOD'),
    },
    transferBroker: { steps: stays(...beforeCancelled, 'IN REINSTATEMENT PERIOD') },
    extendReporting: {
      word: 'extend its reporting',
      within: 'within 60 days of its end',
      by: ['issueErp'],
      steps: stays('CANCELLED', 'EXPIRED'),
      needs: ['unextended'],
    },
    offerRenewal: {
      word: 'prepare its renewal',
      within: 'in its last 120 days',
      by: ['createRenewalQuote'],
      permissions: ['quote:create'],
      steps: stays('IN FORCE'),
      needs: ['groundUp', 'unrenewed'],
    },
    openRenewal: { steps: stays('IN FORCE') },
    fileSurplus: {
      word: 'record its surplus lines filing',
      by: ['recordSurplusFiling'],
      steps: stays(...beforeCancelled, 'IN REINSTATEMENT PERIOD', 'CANCELLED', 'EXPIRED', 'RENEWED'),
      needs: ['surplus'],
    },
    optOut: {
      word: 'say whether it is renewed',
      by: ['createRenewalOptOut', 'optOutRenewals', 'updateRenewalOptOut'],
      steps: stays(...insured),
      needs: ['groundUp', 'unrenewed'],
    },
    autoRenew: {
      word: 'say whether it renews itself',
      by: ['setAutoRenewal'],
      steps: stays(...insured),
      needs: ['groundUp', 'unrenewed'],
    },
    muteReminders: {
      word: 'mute its reminders',
      by: ['muteRenewalReminders'],
      steps: stays(...beforeCancelled, 'IN REINSTATEMENT PERIOD'),
      needs: ['groundUp', 'unrenewed'],
    },
    noticesByPost: {
      word: 'say whether its notices go by post',
      by: ['setNoticesByPost'],
      steps: stays(...beforeCancelled, 'IN REINSTATEMENT PERIOD'),
    },
    /** At its end, or after that, where what renewed it counted as never made and stands again after all. */
    renew: { steps: { 'IN FORCE': 'RENEWED', EXPIRED: 'RENEWED' }, needs: ['unextended'] },
    /** What renewed it counts as never made: it has ended like any other. */
    endAlone: { steps: { RENEWED: 'EXPIRED' } },
    expire: { steps: leads(['IN FORCE', 'CANCEL REQUESTED', 'CANCEL PENDING'], 'EXPIRED') },
  },
})

export type PolicyAction = keyof typeof policyLife.actions

/** By which action a transaction of a kind is taken back. */
export const revertedBy = (
  kind: TransactionKind | undefined,
): Extract<PolicyAction, 'revert' | 'revertBroker' | 'revertReporting'> => {
  if (kind === 'BROKER_OF_RECORD') return 'revertBroker'
  return kind === 'EXTENDED_REPORTING' ? 'revertReporting' : 'revert'
}

interface MeasuredPolicy {
  readonly brokerChange?: object | undefined
  readonly endorsementRequests?: readonly { readonly status: string }[] | undefined
  readonly excess?: object | undefined
  readonly isSurplus: boolean
  readonly issueRequestedAt?: Instant | undefined
  readonly renewedByPolicyId?: string | undefined
  readonly reportingUntil?: CalendarDate | undefined
  readonly rescissionProposal?: object | undefined
}

/** Which needs a policy or binder meets. */
export const needsOfPolicy =
  ({
    brokerChange,
    endorsementRequests = [],
    excess,
    isSurplus,
    issueRequestedAt,
    renewedByPolicyId,
    reportingUntil,
    rescissionProposal,
  }: MeasuredPolicy) =>
  (need: PolicyNeed): boolean =>
    ({
      excess: excess !== undefined,
      extended: reportingUntil !== undefined,
      groundUp: excess === undefined,
      lettered: brokerChange !== undefined,
      proposed: rescissionProposal !== undefined,
      referred: endorsementRequests.some(({ status }) => status === 'REFERRED'),
      surplus: isSurplus,
      unextended: reportingUntil === undefined,
      unissued: issueRequestedAt === undefined,
      unrenewed: renewedByPolicyId === undefined,
    })[need]
