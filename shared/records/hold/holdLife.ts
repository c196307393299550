import { defineLife } from '../life.ts'
import { holdStatusTones } from './holdStatus.ts'

/** The life of a hold on a policy: it stands until somebody lifts it, or its last day is over. */
export const holdLife = defineLife({
  kind: 'hold',
  first: ['STANDING'],
  statuses: holdStatusTones,
  actions: {
    lift: { word: 'lift it', by: ['liftHold'], steps: { STANDING: 'LIFTED' } },
  },
})
