import type { Subscriber } from '#functions/_platform/events/worker.ts'
import { startJob } from '#functions/_platform/jobs/startJob.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { partnersOnDocuments } from '../jobs/partnersOnDocuments.ts'

/** The documents of a list know who has a share in them besides, as of today. */
export const followPartners: Subscriber<'partners.changed'> = async ({ detail: { scope }, now, once }) => {
  const { write, events } = await startJob(partnersOnDocuments, { scope }, { by: 'Operations', now })
  await commit([write], { events, once })
}
