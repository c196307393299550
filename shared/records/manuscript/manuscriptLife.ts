import { defineLife, leads, stays } from '../life.ts'
import { manuscriptStatusTones } from './manuscriptStatus.ts'

/**
 * The life of an endorsement that is written for one quote or policy: somebody else than who wrote it approves it, or returns
 * it with what is to be changed (rule: manuscripts).
 */
export const manuscriptLife = defineLife({
  kind: 'manuscript',
  first: ['DRAFT'],
  statuses: manuscriptStatusTones,
  actions: {
    change: { word: 'change it', by: ['updateManuscript'], steps: stays('DRAFT', 'RETURNED') },
    submit: { word: 'submit it', by: ['submitManuscript'], steps: leads(['DRAFT', 'RETURNED'], 'SUBMITTED') },
    approve: { word: 'approve it', by: ['approveManuscript'], steps: { SUBMITTED: 'APPROVED' } },
    return: { word: 'return it', by: ['returnManuscript'], steps: { SUBMITTED: 'RETURNED' } },
    withdraw: {
      word: 'withdraw it',
      by: ['withdrawManuscript'],
      steps: leads(['DRAFT', 'SUBMITTED', 'RETURNED', 'APPROVED'], 'WITHDRAWN'),
    },
  },
})

export type ManuscriptAction = keyof typeof manuscriptLife.actions
