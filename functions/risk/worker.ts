import { work } from '#functions/_platform/events/worker.ts'
import { runJobs } from '#functions/_platform/jobs/runJobs.ts'
import { manifest } from './manifest.ts'
import { removeDisputes } from './on/removeDisputes.ts'
import { removeScreening } from './on/removeScreening.ts'
import { scanAccount } from './on/scanAccount.ts'
import { refreshSanctions } from './screening/refreshSanctions.ts'
import { rescreenAccounts, screenAccounts } from './screening/screenAccounts.ts'

export const handler = work(manifest, {
  on: { removeDisputes, removeScreening, runJobs: runJobs([screenAccounts]), scanAccount },
  jobs: { refreshSanctions, rescreenAccounts },
  tasks: {},
})
