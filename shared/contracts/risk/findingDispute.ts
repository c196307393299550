import { z } from 'zod'
import { Instant } from '#shared/domain/calendar/instant.ts'
import { AccountId, AgencyId, FindingDisputeId } from '#shared/domain/ids/ids.ts'
import { findingKeys } from '#shared/domain/risk/findings.ts'
import { filledText } from '#shared/domain/text/text.ts'
import { allowedActions } from '#shared/records/allowedActions.ts'
import { findingDisputeStatuses } from '#shared/records/findingDispute/findingDisputeStatus.ts'
import { EvidenceDocument } from '#shared/records/subjectivity/subjectivity.ts'

/** Why a finding is not so, or why that is accepted or refused. */
export const disputeWord = filledText(2000)

/** A finding that somebody says is not so, as it is stored. */
export const FindingDisputeRecord = z.object({
  id: FindingDisputeId,
  accountId: AccountId,
  agencyId: AgencyId.optional(),
  companyName: z.string(),
  finding: z.enum(findingKeys),
  /** What was seen when it was disputed. */
  seen: z.union([z.boolean(), z.number(), z.string()]),
  text: z.string(),
  documents: z.array(EvidenceDocument),
  status: z.enum(findingDisputeStatuses),
  raised: Instant,
  raisedBy: z.string(),
  raisedById: z.string(),
  settled: z.object({ text: z.string(), by: z.string(), at: Instant }).optional(),
})
export type FindingDisputeRecord = z.infer<typeof FindingDisputeRecord>

/** A dispute as its readers see it. */
export const FindingDispute = FindingDisputeRecord.omit({ agencyId: true, raisedById: true }).extend({
  findingText: z.string().describe('The finding in words.'),
  allowedActions,
})
export type FindingDispute = z.infer<typeof FindingDispute>
