import { z } from 'zod'
import type { Job } from '#functions/_platform/events/worker.ts'
import { beginJob } from '#functions/_platform/jobs/beginJob.ts'
import { defineJob, type Effect } from '#functions/_platform/jobs/defineJob.ts'
import { policyById, walkIssued } from '#functions/policy/public.ts'
import { dependencyWrites } from './dependencyWrites.ts'

/** Policies that are looked at together. */
const together = 20

/** Has it known of every policy what it depends on, also of those from before, and of which nothing was told since. */
export const followDependencies = defineJob({
  kind: 'followDependencies',
  input: z.strictObject({}),
  key: () => 'all',
  beginsAnew: true,
  async chunk(_, { cursor: after }) {
    const { ids, cursor } = await walkIssued(together, after)
    const effects: Effect[] = []
    for (const { id, at } of ids) {
      const policy = await policyById(id)
      const writes = policy === undefined ? [] : await dependencyWrites(policy)
      if (writes.length > 0) effects.push({ cursor: at, writes })
    }
    return { effects, done: ids.length, ...(cursor !== undefined && { cursor }) }
  },
})

/** Every night. */
export const meetDependencies: Job = ({ now }) => beginJob(followDependencies, {}, now)
