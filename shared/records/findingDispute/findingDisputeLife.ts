import { can, defineLife } from '../life.ts'
import { type FindingDisputeStatus, findingDisputeStatusTones } from './findingDisputeStatus.ts'

/**
 * The life of a finding that the insured, or the agency for them, says is not so. An underwriter accepts that, and the
 * finding counts no more as it was seen; or refuses it with a reason. Who brings something new disputes it anew.
 */
export const findingDisputeLife = defineLife({
  kind: 'findingDispute',
  first: ['OPEN'],
  statuses: findingDisputeStatusTones,
  actions: {
    accept: { word: 'accept it', by: ['settleFindingDispute'], steps: { OPEN: 'ACCEPTED' } },
    refuse: { word: 'refuse it', by: ['settleFindingDispute'], steps: { OPEN: 'REFUSED' } },
  },
})

export type FindingDisputeAction = keyof typeof findingDisputeLife.actions

/** Whether a dispute of this status allows the action. */
export const canFindingDispute = (status: FindingDisputeStatus, action: FindingDisputeAction): boolean =>
  can(findingDisputeLife, status, action)
