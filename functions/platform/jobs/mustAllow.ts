import type { Actor } from '#functions/_platform/auth/actor.ts'
import { guardOf } from '#functions/_platform/auth/guardOf.ts'
import type { JobRecord } from '#functions/_platform/jobs/jobs.ts'
import { cancelJob, retryJob } from '#shared/contracts/platform/jobs.ts'
import { jobLife } from '#shared/records/job/jobLife.ts'

/** The guard of a job, from its life. */
export const guard = guardOf(jobLife, { refusal: 'job.notAllowed', contracts: [cancelJob, retryJob] })

/** Refuses what the job's life does not allow now. */
export const mustAllow = ({ status }: JobRecord, action: 'cancel' | 'retry', actor: Actor): void =>
  guard.mustAllow(status, action, { actor })
