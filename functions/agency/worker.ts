import { work } from '#functions/_platform/events/worker.ts'
import { runJobs } from '#functions/_platform/jobs/runJobs.ts'
import { closeLeavers, closeThoseWhoLeft } from './jobs/closeLeavers.ts'
import { warnOfExpiry, warnOfLicenses } from './jobs/warnOfExpiry.ts'
import { manifest } from './manifest.ts'

export const handler = work(manifest, {
  on: { runJobs: runJobs([closeThoseWhoLeft, warnOfLicenses]) },
  jobs: { closeLeavers, warnOfExpiry },
  tasks: {},
})
