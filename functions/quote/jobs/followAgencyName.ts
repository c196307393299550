import { z } from 'zod'
import { defineJob } from '#functions/_platform/jobs/defineJob.ts'
import { agencyNameOnAccounts } from '#functions/account/public.ts'
import { nameOnMovers, showNameOf } from '#functions/directory/public.ts'
import { agencyNameOnPolicies } from '#functions/policy/public.ts'
import { listedGroup } from '../store/quoteGroups.ts'
import { quotes } from '../store/quotes.ts'
import { type Stage, stageChunk } from './stages.ts'

/** In the order in which one becomes the other: what is made of a record that is still to come is met after it. */
const stages: readonly Stage[] = [
  ({ of: agencyId, after }) => agencyNameOnAccounts(agencyId, { after }),
  ({ of: agencyId, after }) => showNameOf(agencyId, quotes, { group: ['DRAFT', 'DELETED', listedGroup], after }),
  ({ of: agencyId, after }) => agencyNameOnPolicies(agencyId, { after }),
  ({ of: agencyId, after }) => nameOnMovers(agencyId, { after }),
]

/**
 * Accounts, quotes and policies show their agency by its name, and the agencies that are to move under it: when it changes,
 * so do they. Documents that were made keep the name of their day.
 */
export const followAgencyName = defineJob({
  kind: 'followAgencyName',
  input: z.strictObject({ agencyId: z.string() }),
  key: ({ agencyId }) => agencyId,
  beginsAnew: true,
  chunk: ({ agencyId }, { cursor }) => stageChunk(stages, { of: agencyId, cursor }),
})
