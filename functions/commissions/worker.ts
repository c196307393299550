import { work } from '#functions/_platform/events/worker.ts'
import { runJobs } from '#functions/_platform/jobs/runJobs.ts'
import { bookLines } from './jobs/bookLines.ts'
import { dueCommissions, stateLastMonth } from './jobs/dueCommissions.ts'
import { stateCommissions } from './jobs/stateCommissions.ts'
import { manifest } from './manifest.ts'
import { bookReturnedPayout } from './on/bookReturnedPayout.ts'
import { stateMonth } from './tasks/stateMonth.ts'

export const handler = work(manifest, {
  on: { bookReturnedPayout, runJobs: runJobs([bookLines, dueCommissions, stateCommissions]) },
  jobs: { stateLastMonth },
  tasks: { stateMonth },
})
