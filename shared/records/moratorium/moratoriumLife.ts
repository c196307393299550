import { defineLife } from '../life.ts'
import { moratoriumStatusTones } from './moratoriumStatus.ts'

/** The life of a moratorium: it stands until somebody ends it; after its last day it freezes nothing. */
export const moratoriumLife = defineLife({
  kind: 'moratorium',
  first: ['STANDING'],
  statuses: moratoriumStatusTones,
  actions: {
    end: { word: 'end it', by: ['endMoratorium'], steps: { STANDING: 'ENDED' } },
  },
})
