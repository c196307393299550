import { can, defineLife, leads, stays } from '../life.ts'
import { type ClaimStatus, claimStatusTones, openClaimStatuses } from './claimStatus.ts'

const worked = ['OPEN', 'RESERVED', 'REOPENED'] as const

/**
 * The life of a claim (rule: claim-life): a notice is drafted and filed, the desk takes it up, says what is covered, sets
 * money aside and pays, settles and closes. What comes later opens it again. A draft can be deleted; what was filed stays.
 */
export const claimLife = defineLife({
  kind: 'claim',
  first: ['UN_FILED', 'FILED'],
  statuses: claimStatusTones,
  actions: {
    update: { word: 'change it', by: ['updateClaim'], steps: { UN_FILED: ['UN_FILED', 'FILED'], FILED: 'FILED' } },
    remove: { word: 'delete it', by: ['removeClaim'], steps: stays('UN_FILED') },
    assign: {
      word: 'assign it',
      by: ['assignClaim'],
      steps: { ...stays(...openClaimStatuses), FILED: 'OPEN' },
    },
    place: { word: 'say which policy answers', by: ['setClaimPolicy'], steps: stays('FILED', ...worked) },
    position: { word: 'say what is covered', by: ['setClaimPosition'], steps: stays('SETTLED', ...worked) },
    reserve: {
      word: 'set a reserve',
      by: ['setClaimReserve'],
      steps: { ...leads(worked, 'RESERVED'), SETTLED: 'SETTLED' },
    },
    pay: {
      word: 'pay of it',
      by: ['approveClaimPayment', 'payClaimPayment', 'rejectClaimPayment', 'requestClaimPayment'],
      steps: stays('RESERVED', 'SETTLED'),
    },
    recover: {
      word: 'enter a recovery',
      by: ['recordClaimRecovery'],
      steps: stays('CLOSED', 'RESERVED', 'SETTLED', 'REOPENED'),
    },
    retain: { word: 'bring in a vendor', by: ['assignClaimVendor'], steps: stays(...openClaimStatuses) },
    answer: {
      word: 'say whether a vendor takes the work',
      by: ['answerClaimVendor'],
      steps: stays(...openClaimStatuses),
    },
    release: { word: 'let a vendor go', by: ['releaseClaimVendor'], steps: stays('CLOSED', ...openClaimStatuses) },
    settle: { word: 'settle it', by: ['settleClaim'], steps: { RESERVED: 'SETTLED' } },
    close: { word: 'close it', by: ['closeClaim'], steps: leads(openClaimStatuses, 'CLOSED') },
    reopen: { word: 'reopen it', by: ['reopenClaim'], steps: { CLOSED: 'REOPENED' } },
  },
})

export type ClaimAction = keyof typeof claimLife.actions

/** Whether it may be done now. */
export const canClaim = (status: ClaimStatus, action: ClaimAction): boolean => can(claimLife, status, action)
