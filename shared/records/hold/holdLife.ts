import { defineLife } from '../life.ts'
import { holdStatusTones } from './holdStatus.ts'

/** The life of the record hold: its statuses, and what people do to it. */
export const holdLife = defineLife({
  kind: 'hold',
  first: ['STANDING'],
  statuses: holdStatusTones,
  actions: {
    lift: { word: 'lift it', by: ['liftHold'], steps: { STANDING: 'LIFTED' } },
  },
})

export type HoldAction = keyof typeof holdLife.actions
