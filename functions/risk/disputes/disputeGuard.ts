import { guardOf } from '#functions/_platform/auth/guardOf.ts'
import { settleFindingDispute } from '#shared/contracts/risk/disputes.ts'
import { findingDisputeLife } from '#shared/records/findingDispute/findingDisputeLife.ts'

/** What may be done to a dispute of a finding. */
export const disputeGuard = guardOf(findingDisputeLife, {
  refusal: 'risk.disputeNotAllowed',
  contracts: [settleFindingDispute],
})
