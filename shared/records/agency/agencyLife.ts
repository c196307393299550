import { can, defineLife, leads, stays } from '../life.ts'
import { type AgencyStatus, agencyStatusTones } from './agencyStatus.ts'

/**
 * The life of an agency. One that is held, or gone, sells nothing and nobody of it is let in; its clients keep their policies,
 * and pay and claim as ever. Nothing it did is taken away, and it may come back.
 */
export const agencyLife = defineLife({
  kind: 'agency',
  first: ['ACTIVE'],
  statuses: agencyStatusTones,
  actions: {
    suspend: { word: 'suspend it', by: ['suspendAgency'], steps: leads(['ACTIVE', 'OFFBOARDING'], 'SUSPENDED') },
    reinstate: {
      word: 'reinstate it',
      by: ['reinstateAgency'],
      steps: leads(['SUSPENDED', 'OFFBOARDING', 'CLOSED'], 'ACTIVE'),
    },
    offboard: { word: 'let it go', by: ['offboardAgency'], steps: { ACTIVE: 'OFFBOARDING' } },
    leave: { steps: { OFFBOARDING: 'CLOSED' } },
    merge: {
      word: 'merge it into another',
      by: ['mergeAgency'],
      steps: { ACTIVE: 'OFFBOARDING', OFFBOARDING: 'OFFBOARDING' },
    },
    move: { word: 'move it', by: ['moveAgency'], steps: stays('ACTIVE', 'SUSPENDED', 'OFFBOARDING') },
    change: {
      word: 'change it',
      by: [
        ...['cropLogo', 'removeAgencyColours', 'removeAgencyWidget', 'removeMediumLogo', 'removeSmallLogo'],
        ...['updateAgency', 'updateAgencyColours', 'updateAgencyWidget', 'uploadLogo'],
      ],
      steps: stays('ACTIVE', 'SUSPENDED', 'OFFBOARDING'),
    },
    takeIn: { steps: stays('ACTIVE') },
  },
})

export type AgencyAction = keyof typeof agencyLife.actions

/** Whether an agency of this status allows the action. */
export const canAgency = (status: AgencyStatus, action: AgencyAction): boolean => can(agencyLife, status, action)
