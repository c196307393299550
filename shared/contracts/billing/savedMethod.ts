import { z } from 'zod'
import { Instant } from '#shared/domain/calendar/instant.ts'
import { AccountId, AgencyId, PolicyId, TeamId } from '#shared/domain/ids/ids.ts'

/**
 * A card or bank account that the payer had the processor keep, as it is kept: the processor's token stands for it. It
 * belongs to the account; a payment link sees only what was saved by way of the same link.
 */
export const SavedMethod = z.object({
  id: z.string(),
  tokenId: z.string(),
  type: z.enum(['Bank Account', 'Credit Card']),
  title: z.string(),
  policyId: PolicyId,
  accountId: AccountId,
  agencyId: AgencyId,
  teamIds: z.array(TeamId),
  workflowId: z.string().optional(),
  created: Instant,
})
export type SavedMethod = z.infer<typeof SavedMethod>
