import { z } from 'zod'
import { type Chunk, defineJob, type Effect } from '#functions/_platform/jobs/defineJob.ts'
import { releasedClaim } from '../desk/releasedClaim.ts'
import { adjusterGroup, claims } from '../store/claims.ts'

/** Claims that are looked at together. */
const together = 12

/** The open claims of an adjuster who has left wait for another one, each with a diary that says so. */
export const releaseClaims = defineJob({
  kind: 'releaseClaims',
  input: z.strictObject({ userId: z.string() }),
  key: ({ userId }) => userId,
  beginsAnew: true,
  async chunk({ userId }, { cursor: after, now }): Promise<Chunk> {
    const { ids, cursor } = await claims.walk({ scope: 'all', group: adjusterGroup(userId), size: together, after })
    const found = new Map((await claims.byIds(ids.map(({ id }) => id))).map((claim) => [claim.id as string, claim]))
    const effects: Effect[] = []
    for (const { id, at } of ids) {
      const claim = found.get(id)
      const writes = claim && (await releasedClaim(claim, { whose: claim, now }))
      if (writes !== undefined) effects.push({ cursor: at, writes })
    }
    return { effects, done: ids.length, ...(cursor !== undefined && { cursor }) }
  },
})
