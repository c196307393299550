import { defineLife } from '../life.ts'
import { writeOffStatusTones } from './writeOffStatus.ts'

/**
 * The life of a write-off: what is left of an invoice and will not be collected. Somebody proposes it and another person
 * decides; approved, it is no longer due. `recover` is money that came after all, in part or in full; `reverse` makes
 * what is left of it due again.
 */
export const writeOffLife = defineLife({
  kind: 'writeOff',
  first: ['PROPOSED'],
  statuses: writeOffStatusTones,
  actions: {
    approve: { word: 'approve it', by: ['approveWriteOff'], steps: { PROPOSED: 'APPROVED' } },
    reject: { word: 'reject it', by: ['rejectWriteOff'], steps: { PROPOSED: 'REJECTED' } },
    reverse: { word: 'make it due again', by: ['reverseWriteOff'], steps: { APPROVED: 'REVERSED' } },
    recover: { steps: { APPROVED: ['APPROVED', 'RECOVERED'] } },
  },
})

export type WriteOffAction = keyof typeof writeOffLife.actions
