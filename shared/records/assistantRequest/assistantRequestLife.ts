import { defineLife } from '../life.ts'
import { assistantRequestStatusTones } from './assistantRequestStatus.ts'

/** The life of what an assistant asks to do: a person says yes or no within a day, and what was approved is done once. */
export const assistantRequestLife = defineLife({
  kind: 'assistantRequest',
  first: ['WAITING'],
  statuses: assistantRequestStatusTones,
  actions: {
    approve: { word: 'approve it', by: ['approveAssistantRequest'], steps: { WAITING: 'APPROVED' } },
    refuse: {
      word: 'refuse it',
      by: ['refuseAssistantRequest'],
      steps: { WAITING: 'REFUSED', APPROVED: 'REFUSED' },
    },
    expire: { steps: { WAITING: 'EXPIRED', APPROVED: 'EXPIRED', REFUSED: 'EXPIRED' } },
    carryOut: { steps: { APPROVED: 'DONE' } },
  },
})
