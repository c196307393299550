import { z } from 'zod'
import { getSubmission, getSubmissionStats, searchSubmissions } from '#shared/contracts/account/submissions.ts'
import { SubmissionId } from '#shared/domain/ids/ids.ts'

/** What the submission's dialogs are about. */
export const SubmissionData = z.object({
  submissionId: SubmissionId,
  /** For the title, where the page knows it. */
  submissionNumber: z.string().optional(),
})

export type SubmissionData = z.infer<typeof SubmissionData>

/** What every change of a submission makes stale. */
export const submissionReads = [getSubmission, searchSubmissions, getSubmissionStats] as const
