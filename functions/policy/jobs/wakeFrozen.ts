import { z } from 'zod'
import { defineJob } from '#functions/_platform/jobs/defineJob.ts'
import { awoken } from '../freezes/awoken.ts'
import { deadlineWrites } from '../store/deadlines.ts'
import { policies, type StoredPolicy } from '../store/policies.ts'
import { frozenGroup } from '../store/policyGroups.ts'

/** Policies that are looked at together. */
const together = 25

/** Has the policies that wait for a moratorium look again, since somebody has ended it. */
export const wakeFrozen = defineJob({
  kind: 'wakeFrozen',
  input: z.strictObject({ moratoriumId: z.string() }),
  key: ({ moratoriumId }) => moratoriumId,
  effect: 'awoken',
  async chunk({ moratoriumId }, { cursor: after, now }) {
    const { ids, cursor } = await policies.walk({ scope: 'all', group: frozenGroup, size: together, after })
    const byId = new Map<string, StoredPolicy>(
      (await policies.byIds(ids.map(({ id }) => id))).map((each) => [each.id, each]),
    )
    const effects = []
    for (const { id, at } of ids) {
      const policy = byId.get(id)
      const next = policy && awoken(policy, moratoriumId, now)
      if (policy === undefined || next === undefined) continue
      effects.push({ cursor: at, writes: [policies.update(policy, next), ...(await deadlineWrites(next))] })
    }
    return { effects, done: ids.length, ...(cursor !== undefined && { cursor }) }
  },
})
