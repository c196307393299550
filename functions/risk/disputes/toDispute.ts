import type { Actor } from '#functions/_platform/auth/actor.ts'
import type { FindingDispute, FindingDisputeRecord } from '#shared/contracts/risk/findingDispute.ts'
import { textOfFinding } from '#shared/domain/risk/findingTexts.ts'
import { disputeGuard } from './disputeGuard.ts'

/** A dispute as the actor reads it: the insured is not told of files that the agency brought for itself. */
export const toDispute = (dispute: FindingDisputeRecord, actor: Actor): FindingDispute => ({
  ...dispute,
  findingText: textOfFinding(dispute.finding),
  allowedActions: disputeGuard.allowed(dispute.status, { actor }),
  documents: dispute.documents.filter(({ forInsured }) => forInsured || actor.accountType !== 'CUSTOMER'),
})
