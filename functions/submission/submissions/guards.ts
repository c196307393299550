import type { Actor } from '#functions/_platform/auth/actor.ts'
import { guardOf } from '#functions/_platform/auth/guardOf.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import * as decisions from '#shared/contracts/account/submissionDecisions.ts'
import type { SubmissionRecord } from '#shared/contracts/account/submissionRecord.ts'
import { updateSubmission } from '#shared/contracts/account/submissions.ts'
import { submissionFacts } from '#shared/domain/account/submissionFacts.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { type SubmissionAction, submissionLife } from '#shared/records/submission/submissionLife.ts'
import type { SubmissionStatus } from '#shared/records/submission/submissionStatus.ts'
import { missingOf, type StoredSubmission } from '../store/submissions.ts'

const guard = guardOf(submissionLife, {
  refusal: 'submission.notAllowed',
  contracts: [
    decisions.assignSubmission,
    decisions.assignSubmissionTeam,
    decisions.certifySubmission,
    decisions.completeSubmission,
    decisions.declineSubmission,
    decisions.markSubmissionExcess,
    decisions.markSubmissionLost,
    decisions.reopenSubmission,
    updateSubmission,
  ],
})

const isWhole = (submission: SubmissionRecord): boolean => missingOf(submission).length === 0

/** What the actor can do with the submission now. */
export const allowed = (submission: StoredSubmission, actor: Actor): SubmissionAction[] =>
  guard.allowed(submission.status, { actor, isMet: () => isWhole(submission) })

/** Refuses an action that the submission's life does not allow now: what it is, and what the actor can do with it. */
export const mustAllow = (submission: StoredSubmission, action: SubmissionAction, actor: Actor): void => {
  guard.mustAllow(submission.status, action, { actor })
  if (submissionLife.actions[action].needs?.includes('whole') && !isWhole(submission))
    fail('submission.incomplete', {
      data: {
        missing: missingOf(submission)
          .map((fact) => submissionFacts[fact])
          .join(', '),
      },
    })
}

/** Fields a step changes besides the status. */
export type SubmissionChanges = Partial<Omit<SubmissionRecord, 'id' | 'status' | 'submissionNumber'>>

/** What is done to a submission, by whom, and which of its outcomes it has. */
interface Step {
  readonly action: SubmissionAction
  readonly changes?: SubmissionChanges
  readonly outcome?: SubmissionStatus
}

/** The submission after a step of its life. */
export const afterStep = (
  submission: StoredSubmission,
  { action, changes = {}, outcome }: Step,
  now: Instant,
): SubmissionRecord => {
  const { version: _, seal: __, ...state } = submission
  return { ...state, ...changes, status: guard.after(submission.status, action, {}, outcome), updated: now }
}
