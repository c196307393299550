import { z } from 'zod'
import { type Chunk, defineJob } from '#functions/_platform/jobs/defineJob.ts'
import { agencyNameOnAccounts } from '#functions/account/public.ts'
import { showNameOf } from '#functions/directory/public.ts'
import { agencyNameOnPolicies } from '#functions/policy/public.ts'
import { listedGroup } from '../store/quoteGroups.ts'
import { quotes } from '../store/quotes.ts'

type Stage = (agencyId: string, place: { readonly after: string | undefined }) => Promise<Chunk>

/** In the order in which one becomes the other: what is made of a record that is still to come is met after it. */
const stages: readonly Stage[] = [
  agencyNameOnAccounts,
  (agencyId, { after }) => showNameOf(agencyId, quotes, { group: ['DRAFT', 'DELETED', listedGroup], after }),
  agencyNameOnPolicies,
]

/** A place of a stage among the places of all. */
const placeIn = (stage: number, at = ''): string => `${stage}|${at}`

/** A place that names no stage is one among the accounts. */
const placeOf = (cursor: string | undefined): { readonly stage: number; readonly after: string | undefined } => {
  const [, stage = '0', at = cursor] = /^(\d)\|(.*)$/.exec(cursor ?? '') ?? []
  return { stage: Number(stage), after: at || undefined }
}

/**
 * Accounts, quotes and policies show their agency by its name: when it changes, so do they. Documents that were made keep
 * the name of their day.
 */
export const followAgencyName = defineJob({
  kind: 'followAgencyName',
  input: z.strictObject({ agencyId: z.string() }),
  key: ({ agencyId }) => agencyId,
  beginsAnew: true,
  async chunk({ agencyId }, { cursor }) {
    const { stage, after } = placeOf(cursor)
    const { cursor: next, effects = [], ...chunk } = (await stages[stage]?.(agencyId, { after })) ?? { done: 0 }
    const goesOn =
      next !== undefined ? placeIn(stage, next) : stage + 1 < stages.length ? placeIn(stage + 1) : undefined
    return {
      ...chunk,
      effects: effects.map((effect) => ({ ...effect, cursor: placeIn(stage, effect.cursor) })),
      ...(goesOn !== undefined && { cursor: goesOn }),
    }
  },
})
