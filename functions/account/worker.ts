import { work } from '#functions/_platform/events/worker.ts'
import { runJobs } from '#functions/_platform/jobs/runJobs.ts'
import { handOverClients } from './jobs/handOverClients.ts'
import { manifest } from './manifest.ts'
import { dropTag } from './on/dropTag.ts'

export const handler = work(manifest, {
  on: { dropTag, runJobs: runJobs([handOverClients]) },
  jobs: {},
  tasks: {},
})
