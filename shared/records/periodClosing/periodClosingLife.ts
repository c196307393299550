import { defineLife } from '../life.ts'
import { periodStatusTones } from './periodStatus.ts'

/**
 * The life of a closing: a month of the ledger is frozen by it. Somebody else than who closed the month may reopen it;
 * what was frozen stays with the closing, and the month is closed again by another one.
 */
export const periodClosingLife = defineLife({
  kind: 'periodClosing',
  first: ['CLOSED'],
  statuses: periodStatusTones,
  actions: {
    reopen: { word: 'reopen it', by: ['reopenPeriod'], steps: { CLOSED: 'REOPENED' } },
  },
})
