import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { hitsOf, wholeNumber } from '#shared/contract/paging.ts'
import { JobId } from '#shared/domain/ids/ids.ts'
import { allowedActions } from '#shared/records/allowedActions.ts'
import { HistoryPage } from '#shared/records/historyEntry.ts'
import { Job, JobSummary } from '#shared/records/job/job.ts'
import { jobStatuses } from '#shared/records/job/jobStatus.ts'

const jobId = { jobId: JobId }

export const listJobs = defineOperation({
  name: 'listJobs',
  method: 'GET',
  path: '/api/platform/v1/jobs',
  summary: 'Work on many records, newest first: where it stands and what came of it.',
  access: 'job:read',
  query: z.strictObject({
    status: z.enum(jobStatuses).optional(),
    size: wholeNumber({ least: 1, most: 100 }).default(25),
    after: z.string().max(1200).optional().describe('The nextToken of the page before.'),
    before: z.string().max(1200).optional().describe('The prevToken of the page after.'),
  }),
  response: hitsOf(JobSummary),
})

export const getJob = defineOperation({
  name: 'getJob',
  method: 'GET',
  path: '/api/platform/v1/jobs/{jobId}',
  summary: 'One job, with its notes.',
  access: 'job:read',
  params: jobId,
  response: Job.extend({ allowedActions }),
  problems: ['job.notFound'],
})

export const listJobHistory = defineOperation({
  name: 'listJobHistory',
  method: 'GET',
  path: '/api/platform/v1/jobs/{jobId}/history',
  summary: 'What was done to one job, by whom, and what it changed.',
  access: 'job:read',
  params: jobId,
  response: HistoryPage,
  problems: ['job.notFound'],
})

export const cancelJob = defineOperation({
  name: 'cancelJob',
  method: 'POST',
  path: '/api/platform/v1/jobs/{jobId}/cancel',
  summary: 'Stops a job where it stands; what it has done stays.',
  access: 'job:manage',
  params: jobId,
  response: Job,
  problems: ['job.notFound', 'job.notAllowed'],
})

export const retryJob = defineOperation({
  name: 'retryJob',
  method: 'POST',
  path: '/api/platform/v1/jobs/{jobId}/retry',
  summary: 'Goes on with a job that failed or was stopped, from where it stood.',
  access: 'job:manage',
  params: jobId,
  response: Job,
  problems: ['job.notFound', 'job.notAllowed', 'job.sameOpen'],
})
