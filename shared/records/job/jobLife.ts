import { can, defineLife, leads, stays } from '../life.ts'
import { type JobStatus, jobStatusTones } from './jobStatus.ts'

const open = ['QUEUED', 'RUNNING'] as const

/**
 * The life of a job, work on many records that is done in chunks. `follow` is work that is asked for again while it is under
 * way. What was stopped or failed goes on where it stood.
 */
export const jobLife = defineLife({
  kind: 'job',
  first: ['QUEUED'],
  statuses: jobStatusTones,
  actions: {
    run: { steps: leads(open, 'RUNNING') },
    finish: { steps: leads(open, 'DONE') },
    fail: { steps: leads(open, 'FAILED') },
    follow: { steps: stays(...open) },
    cancel: { word: 'stop it', by: ['cancelJob'], steps: leads(open, 'STOPPED') },
    retry: {
      word: 'go on with it',
      by: ['retryJob'],
      steps: leads(['FAILED', 'STOPPED'], 'QUEUED'),
      needs: ['alone'],
    },
  },
})

export type JobAction = keyof typeof jobLife.actions

/** Whether a job of this status allows the action; what the action needs besides is another question. */
export const canJob = (status: JobStatus, action: JobAction): boolean => can(jobLife, status, action)

/** Whether there is still something to do. */
export const isOpenJob = (status: JobStatus): boolean => canJob(status, 'run')
