import { can, defineLife, leads, stays } from '../life.ts'
import { type RateBookStatus, rateBookStatusTones } from './rateBookStatus.ts'

/**
 * What an action asks of a version besides its status: `anothers` that somebody else wrote it (decision: two-people),
 * `dislocated` that it is known what it does to the book in force.
 */
export type RateBookNeed = 'anothers' | 'dislocated'

/**
 * The life of a version that staff lay over a published rate book. Its factors change while it is a draft and never after;
 * an active one prices from its day on until it is withdrawn, and quotes that it priced stay with it.
 */
export const rateBookLife = defineLife({
  kind: 'rateBook',
  first: ['DRAFT'],
  statuses: rateBookStatusTones,
  actions: {
    change: { word: 'change its factors', by: ['updateRateBook'], steps: stays('DRAFT') },
    dislocate: { word: 'ask what it does', by: ['dislocateRateBook'], steps: stays('DRAFT', 'REVIEWED') },
    review: { word: 'review it', by: ['reviewRateBook'], steps: { DRAFT: 'REVIEWED' }, needs: ['anothers'] },
    activate: {
      word: 'activate it',
      by: ['activateRateBook'],
      steps: { REVIEWED: 'ACTIVE' },
      needs: ['anothers', 'dislocated'],
    },
    withdraw: {
      word: 'withdraw it',
      by: ['withdrawRateBook'],
      steps: leads(['DRAFT', 'REVIEWED', 'ACTIVE'], 'WITHDRAWN'),
    },
  },
})

export type RateBookAction = keyof typeof rateBookLife.actions

/** Whether a version of this status allows the action. */
export const canRateBook = (status: RateBookStatus, action: RateBookAction): boolean =>
  can(rateBookLife, status, action)
