import { z } from 'zod'
import { type Chunk, defineJob } from '#functions/_platform/jobs/defineJob.ts'
import { partnersOnAccounts } from '#functions/account/public.ts'
import { sharePartners } from '#functions/directory/public.ts'
import { partnersOnPolicies } from '#functions/policy/public.ts'
import { listedGroup } from '../store/quoteGroups.ts'
import { quotes } from '../store/quotes.ts'
import { type Stage, stageChunk } from './stages.ts'

const partnersOnQuotes = (scope: string, after: string | undefined): Promise<Chunk> =>
  sharePartners({
    kind: 'quote',
    records: quotes,
    scope,
    group: ['DRAFT', 'DELETED', listedGroup],
    after,
    accountIdOf: ({ accountId }) => accountId,
  })

/** In the order in which one becomes the other: what is made of a record that is still to come is met after it. */
const stages: readonly Stage[] = [partnersOnAccounts, partnersOnQuotes, partnersOnPolicies]

/**
 * Accounts, quotes and policies of an agency or an insured know which organizations have a share in them: when a
 * relationship begins or ends, so do they.
 */
export const followPartners = defineJob({
  kind: 'followPartners',
  input: z.strictObject({ scope: z.string() }),
  key: ({ scope }) => scope,
  beginsAnew: true,
  chunk: ({ scope }, { cursor }) => stageChunk(stages, scope, cursor),
})
