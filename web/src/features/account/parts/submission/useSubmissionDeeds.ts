import { useTranslation } from 'react-i18next'
import type { Operation } from '#shared/contract/operation.ts'
import {
  assignSubmission,
  assignSubmissionTeam,
  certifySubmission,
  completeSubmission,
  declineSubmission,
  markSubmissionExcess,
  markSubmissionLost,
  reopenSubmission,
} from '#shared/contracts/account/submissionDecisions.ts'
import { type Submission, updateSubmission } from '#shared/contracts/account/submissions.ts'
import { type SubmissionAction, submissionLife } from '#shared/records/submission/submissionLife.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { useMay } from '#web/api/useMay.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { offerOf } from '#web/records/offer.ts'
import { refusedEntry, useRefusal } from '#web/records/useRefusal.ts'
import type { RowAction } from '#web/tables/column.ts'
import { toast } from '#web/ui/toast.ts'
import * as accountDialogs from '../../dialogs.ts'
import { submissionReads } from './submissionData.ts'

/** What can be done with a submission, by permission and by its life; `next` is what comes first now. */
export const useSubmissionDeeds = (submission: Submission) => {
  const { t } = useTranslation('submission')
  const may = useMay()
  const refusal = useRefusal()
  const { open } = useDialogs()
  const complete = useCommand(completeSubmission, { invalidates: submissionReads })
  const certify = useCommand(certifySubmission, { invalidates: submissionReads })
  const reopen = useCommand(reopenSubmission, { invalidates: submissionReads })
  const excess = useCommand(markSubmissionExcess, { invalidates: submissionReads })
  const update = useCommand(updateSubmission, { invalidates: submissionReads })
  const { id: submissionId, submissionNumber, status, missing } = submission
  const data = { submissionId, submissionNumber }
  const params = { submissionId }
  const words = { number: submissionNumber }

  const offers = (action: SubmissionAction, by: Operation): boolean => {
    const isMet = () => missing.length === 0
    const offer = offerOf({ life: submissionLife, action, by: [by], status, may, isMet })
    return offer !== undefined && offer.notNow === undefined
  }
  const does = (work: Promise<unknown>, said: string) =>
    void work.then(() => toast.success(said)).catch((error: unknown) => toast.problem(error))
  const when = (isOffered: boolean, action: RowAction): RowAction[] => (isOffered ? [action] : [])

  const edit = () => open(accountDialogs.updateSubmission, data)
  const next = [
    ...when(offers('update', updateSubmission) && missing.length > 0 && submission.completed === undefined, {
      label: t('actions.addMissing'),
      onSelect: edit,
    }),
    ...when(offers('complete', completeSubmission) && !submission.completed, {
      label: t('actions.complete'),
      onSelect: () => does(complete.mutateAsync({ params }), t('vouch.completed', words)),
    }),
    ...when(offers('certify', certifySubmission) && !submission.certified && submission.completed !== undefined, {
      label: t('actions.certify'),
      onSelect: () => does(certify.mutateAsync({ params }), t('vouch.certified', words)),
    }),
    ...when(offers('reopen', reopenSubmission), {
      label: t('actions.reopen'),
      onSelect: () => does(reopen.mutateAsync({ params }), t('reopened', words)),
    }),
  ][0]

  /** What may be done, or why it may not. */
  const orWhy = (action: SubmissionAction, by: Operation, entry: RowAction): RowAction[] =>
    offers(action, by)
      ? [entry]
      : refusedEntry({ label: entry.label, why: refusal({ life: submissionLife, action, by: [by], status }) })
  const more: RowAction[] = [
    ...orWhy('update', updateSubmission, {
      label: t('actions.update'),
      onSelect: edit,
    }),
    ...orWhy('assign', assignSubmission, {
      label: t('actions.assign'),
      onSelect: () => open(accountDialogs.assignSubmission, data),
    }),
    ...when(offers('assign', assignSubmissionTeam) && submission.agencyId !== undefined, {
      label: t('actions.team'),
      onSelect: () => open(accountDialogs.assignSubmissionTeam, data),
    }),
    ...when(offers('update', updateSubmission) && submission.clearance !== undefined, {
      label: t('actions.letter'),
      onSelect: () => open(accountDialogs.recordLetter, data),
    }),
    ...orWhy('markExcess', markSubmissionExcess, {
      label: t(submission.excess ? 'actions.notExcess' : 'actions.excess'),
      onSelect: () =>
        does(
          excess.mutateAsync({ params, body: { excess: !submission.excess } }),
          t(submission.excess ? 'vouch.notExcess' : 'vouch.excess', words),
        ),
    }),
    ...orWhy('lose', markSubmissionLost, {
      label: t('actions.lose'),
      onSelect: () => open(accountDialogs.markSubmissionLost, data),
    }),
    ...orWhy('decline', declineSubmission, {
      label: t('actions.decline'),
      destructive: true,
      onSelect: () => open(accountDialogs.declineSubmission, data),
    }),
  ]
  const isBusy = [complete, certify, reopen].some(({ isPending }) => isPending)
  /** Has it judged again whether the agency may work on the company. */
  const check = offers('clear', updateSubmission)
    ? async () => {
        const { status: now } = await update.mutateAsync({ params, body: {} })
        if (now === 'HELD') toast.info(t('checked.held'))
        else toast.success(t('checked.cleared'))
      }
    : undefined
  return { next, more, isBusy, check, isChecking: update.isPending }
}
