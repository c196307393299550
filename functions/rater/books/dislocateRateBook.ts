import { implement } from '#functions/_platform/http/implement.ts'
import { startJob } from '#functions/_platform/jobs/startJob.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { dislocateBooks } from '#functions/quote/public.ts'
import { rateBookVersions } from '#functions/tariff/public.ts'
import { dislocateRateBook as contract } from '#shared/contracts/rater/rateBooks.ts'
import { emptyDislocation } from '#shared/domain/rating/dislocation.ts'
import { mustAllow } from './rateBookStep.ts'
import { requireVersion } from './requireBook.ts'

/** The report begins empty; a job that is under way for other factors ends by itself. */
export const dislocateRateBook = implement(contract)(async ({ params, actor, now }) => {
  const { record } = await requireVersion(params.version)
  mustAllow(record, 'dislocate', actor)
  const by = actor.name
  const { jobId, write, events } = await startJob(
    dislocateBooks,
    { edition: record.edition, startedAt: now },
    { by, now, about: [] },
  )
  const { version: _, ...state } = record
  const after = { ...state, dislocation: emptyDislocation(now, by), lastUpdated: now }
  await commit([rateBookVersions.update(record, after), write], { events })
  return { jobId }
})
