import { work } from '#functions/_platform/events/worker.ts'
import { runJobs } from '#functions/_platform/jobs/runJobs.ts'
import { handOverClients } from './jobs/handOverClients.ts'
import { knowCompanies } from './jobs/knowCompanies.ts'
import { manifest } from './manifest.ts'
import { dropTag } from './on/dropTag.ts'
import { meetCompanies } from './tasks/meetCompanies.ts'

export const handler = work(manifest, {
  on: { dropTag, runJobs: runJobs([handOverClients, knowCompanies]) },
  jobs: {},
  tasks: { meetCompanies },
})
