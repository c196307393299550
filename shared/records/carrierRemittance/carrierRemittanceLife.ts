import { defineLife } from '../life.ts'
import { carrierRemittanceStatusTones } from './carrierRemittanceStatus.ts'

/**
 * The life of a remittance of premium to a carrier. One person prepares it and another decides; it is paid with the bank's
 * reference, and comes back where the bank returns it. Until it is paid it can be cancelled; a carrier has one under way.
 */
export const carrierRemittanceLife = defineLife({
  kind: 'carrierRemittance',
  first: ['DRAFT'],
  statuses: carrierRemittanceStatusTones,
  actions: {
    approve: { word: 'approve it', by: ['approveCarrierRemittance'], steps: { DRAFT: 'APPROVED' } },
    reject: { word: 'reject it', by: ['rejectCarrierRemittance'], steps: { DRAFT: 'REJECTED' } },
    cancel: {
      word: 'cancel it',
      by: ['cancelCarrierRemittance'],
      steps: { DRAFT: 'CANCELLED', APPROVED: 'CANCELLED' },
    },
    pay: { word: 'note its payment', by: ['payCarrierRemittance'], steps: { APPROVED: 'PAID' } },
    return: { word: 'note its return', by: ['returnCarrierRemittance'], steps: { PAID: 'RETURNED' } },
  },
})

export type CarrierRemittanceAction = keyof typeof carrierRemittanceLife.actions
