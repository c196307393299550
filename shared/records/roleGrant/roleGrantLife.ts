import { defineLife } from '../life.ts'
import { roleGrantStatusTones } from './roleGrantStatus.ts'

/** The life of a role that two people give: one asks, another who has it says yes or no within a week. */
export const roleGrantLife = defineLife({
  kind: 'roleGrant',
  first: ['PROPOSED'],
  statuses: roleGrantStatusTones,
  actions: {
    approve: { word: 'approve it', by: ['approveRoleGrant'], steps: { PROPOSED: 'APPROVED' } },
    reject: { word: 'reject it', by: ['rejectRoleGrant'], steps: { PROPOSED: 'REJECTED' } },
    expire: { steps: { PROPOSED: 'EXPIRED' } },
  },
})
