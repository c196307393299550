import { work } from '#functions/_platform/events/worker.ts'
import { runJobs } from '#functions/_platform/jobs/runJobs.ts'
import { checkUpload } from './jobs/checkUpload.ts'
import { createAccounts } from './jobs/createAccounts.ts'
import { manifest } from './manifest.ts'

export const handler = work(manifest, {
  on: { runJobs: runJobs([checkUpload, createAccounts]) },
  jobs: {},
  tasks: {},
})
