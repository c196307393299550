import { can, defineLife } from '../life.ts'
import { type ScreeningStatus, screeningStatusTones } from './screeningStatus.ts'

/**
 * The life of what an account was screened for. A name that may be listed holds it; whether it is takes the word of two
 * people, one after the other, and who says otherwise begins anew. What is held is never let go by a screening alone.
 */
export const screeningLife = defineLife({
  kind: 'screening',
  first: ['CLEAR', 'POSSIBLE'],
  statuses: screeningStatusTones,
  actions: {
    clear: {
      word: 'clear it',
      by: ['decideScreening'],
      steps: { POSSIBLE: 'CLEARING', CLEARING: 'CLEARED', CONFIRMING: 'CLEARING', CONFIRMED: 'CLEARING' },
      needs: ['anothers'],
    },
    confirm: {
      word: 'confirm it',
      by: ['decideScreening'],
      steps: { POSSIBLE: 'CONFIRMING', CONFIRMING: 'CONFIRMED', CLEARING: 'CONFIRMING', CLEARED: 'CONFIRMING' },
      needs: ['anothers'],
    },
    find: {
      steps: { CLEAR: 'POSSIBLE', CLEARED: 'POSSIBLE', CLEARING: 'POSSIBLE', CONFIRMING: 'POSSIBLE' },
    },
  },
})

export type ScreeningAction = 'clear' | 'confirm'

/** Whether a screening of this status allows the action. */
export const canScreening = (status: ScreeningStatus, action: ScreeningAction): boolean =>
  can(screeningLife, status, action)
