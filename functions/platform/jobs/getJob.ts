import { implement } from '#functions/_platform/http/implement.ts'
import { jobs } from '#functions/_platform/jobs/jobs.ts'
import * as contract from '#shared/contracts/platform/jobs.ts'
import { jobOf } from './jobOf.ts'

export const getJob = implement(contract.getJob)(async ({ params }) => jobOf(await jobs.require(params.jobId)))
