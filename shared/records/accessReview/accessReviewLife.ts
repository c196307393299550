import { defineLife } from '../life.ts'
import { accessReviewStatusTones } from './accessReviewStatus.ts'

/** The life of a quarter's review of who may what in an organization: each person is decided on, the last of them ends it. */
export const accessReviewLife = defineLife({
  kind: 'accessReview',
  first: ['OPEN'],
  statuses: accessReviewStatusTones,
  actions: {
    decide: {
      word: 'decide on a person',
      by: ['decideAccess'],
      steps: { OPEN: ['OPEN', 'DONE'], OVERDUE: ['OVERDUE', 'DONE'] },
    },
    lapse: { steps: { OPEN: 'OVERDUE' } },
  },
})
