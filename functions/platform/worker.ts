import { work } from '#functions/_platform/events/worker.ts'
import { runJobs } from '#functions/_platform/jobs/runJobs.ts'
import { retryLetters } from './deadLetters/retryLetters.ts'
import { watchDeadLetters } from './deadLetters/watchDeadLetters.ts'
import { writeList } from './exports/writeList.ts'
import { resumeJobs } from './jobs/resumeJobs.ts'
import { verifyJob } from './jobs/verifyJob.ts'
import { verifyRecords } from './jobs/verifyRecords.ts'
import { manifest } from './manifest.ts'
import { relay } from './relay.ts'
import { noteBanners } from './schedules/noteBanners.ts'

export const handler = work(manifest, {
  on: { runJobs: runJobs([retryLetters, verifyRecords, writeList]) },
  jobs: {
    noteBanners,
    resumeJobs,
    watchDeadLetters,
    // It knows every manifest; the relay, which runs all the time, does not load them.
    watchSchedules: async (run) => (await import('./schedules/watchSchedules.ts')).watchSchedules(run),
  },
  tasks: {
    // It knows every kind of record; the relay, which runs all the time, does not load them.
    verify: async (input: never) => (await import('./verify/verify.ts')).verify(input),
    verifyJob,
  },
  stream: relay,
})
