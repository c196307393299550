import { implement } from '#functions/_platform/http/implement.ts'
import { jobs } from '#functions/_platform/jobs/jobs.ts'
import * as contract from '#shared/contracts/platform/jobs.ts'

export const listJobs = implement(contract.listJobs)(async ({ query: { status, ...page } }) =>
  jobs.list({ scopes: ['all'], group: status, sort: 'created', descending: true, ...page }),
)
