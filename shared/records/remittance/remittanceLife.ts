import { defineLife } from '../life.ts'
import { remittanceStatusTones } from './remittanceStatus.ts'

/**
 * The life of a remittance: a file of what a carrier or its processor paid of commission is read and held against what was
 * expected, and nothing moves. Booked, a job takes it line by line to the ledger; `finish` is the job at its end.
 */
export const remittanceLife = defineLife({
  kind: 'remittance',
  first: ['CHECKED'],
  statuses: remittanceStatusTones,
  actions: {
    book: { word: 'book it', by: ['bookRemittance'], steps: { CHECKED: 'BOOKING' } },
    discard: { word: 'discard it', by: ['discardRemittance'], steps: { CHECKED: 'DISCARDED' } },
    finish: { steps: { BOOKING: 'BOOKED' } },
  },
})
