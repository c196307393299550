import { useTranslation } from 'react-i18next'
import { cancelJob, getJob, listJobs, retryJob } from '#shared/contracts/platform/jobs.ts'
import type { JobSummary } from '#shared/records/job/job.ts'
import { jobLife } from '#shared/records/job/jobLife.ts'
import { messageOf } from '#web/api/messageOf.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { useMay } from '#web/api/useMay.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { wordsOf } from '#web/records/historyWords.ts'
import { offerOf } from '#web/records/offer.ts'
import { useHistoryAction } from '#web/records/useHistoryAction.tsx'
import type { RowAction } from '#web/tables/column.ts'
import { CloseIcon, RefreshIcon } from '#web/ui/icons.tsx'
import { toast } from '#web/ui/toast.ts'
import * as dialogsOf from '../dialogs.ts'

/** What can be done with a job of the list; the server refuses by the same rules. */
export const useJobActions = () => {
  const { t } = useTranslation('operations')
  const may = useMay()
  const { open } = useDialogs()
  const history = useHistoryAction()
  const reads = { invalidates: [listJobs, getJob] }
  const cancel = useCommand(cancelJob, { ...reads, onSuccess: () => toast.success(t('cancelled')) })
  const retry = useCommand(retryJob, { ...reads, onSuccess: () => toast.success(t('retried')) })
  const onError = { onError: (error: Error) => void toast.error(messageOf(error), { cause: error }) }
  return ({ id, kind, status }: JobSummary): readonly RowAction[] => {
    const params = { jobId: id }
    const offered = (action: 'cancel' | 'retry', by: typeof cancelJob | typeof retryJob) =>
      offerOf({ life: jobLife, action, by: [by], status, may, isMet: () => true }) !== undefined
    return [
      ...(offered('cancel', cancelJob)
        ? [{ label: t('actions.cancel'), icon: <CloseIcon />, onSelect: () => cancel.mutate({ params }, onError) }]
        : []),
      ...(offered('retry', retryJob)
        ? [{ label: t('actions.retry'), icon: <RefreshIcon />, onSelect: () => retry.mutate({ params }, onError) }]
        : []),
      history(() => open(dialogsOf.jobHistory, { id, name: t(`kinds.${kind}`, { defaultValue: wordsOf(kind) }) })),
    ]
  }
}
