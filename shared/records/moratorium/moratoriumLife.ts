import { defineLife } from '../life.ts'
import { moratoriumStatusTones } from './moratoriumStatus.ts'

/** The life of the record moratorium: its statuses, and what people do to it. */
export const moratoriumLife = defineLife({
  kind: 'moratorium',
  first: ['STANDING'],
  statuses: moratoriumStatusTones,
  actions: {
    end: { word: 'end it', by: ['endMoratorium'], steps: { STANDING: 'ENDED' } },
  },
})

export type MoratoriumAction = keyof typeof moratoriumLife.actions
