import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { previewUndoneCancellation, undoCancelledPolicy } from '#shared/contracts/policy/cancellation.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { date } from '#web/i18n/format.ts'
import { unlessShown } from '#web/ui/notNow.ts'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { TextSkeleton } from '#web/ui/Skeletons.tsx'
import { toast } from '#web/ui/toast.ts'
import { MoneyPanel, ToldTo } from '../parts/MoneyPanel.tsx'
import { type PolicyDialogProps, policyDialog } from '../parts/policyDialog.tsx'
import { policyReads } from '../parts/policyReads.ts'
import { useAskAgain } from '../parts/useAskAgain.ts'

const Undo = ({ policy, onClose }: PolicyDialogProps) => {
  const { t } = useTranslation('policy')
  const undo = useCommand(undoCancelledPolicy, { invalidates: policyReads })
  const { data, error, isFetching, refetch } = useOperation(previewUndoneCancellation, {
    params: { policyId: policy.id },
  })
  const askAgain = useAskAgain(previewUndoneCancellation)
  const shown = isFetching ? undefined : data
  return (
    <FormDialog
      title={t('undoCancel.title', { policyNumber: policy.policyNumber })}
      submitLabel={t('undoCancel.submit')}
      width="sm"
      schema={z.object({})}
      // What is confirmed is what is shown.
      notNow={unlessShown(shown !== undefined)}
      onClose={onClose}
      onProblem={askAgain}
      onSubmit={async () => {
        await undo.mutateAsync({ params: { policyId: policy.id }, query: { expectedTotal: shown?.total } })
        toast.success(t('undoCancel.done'))
      }}
    >
      <Typography>{t('undoCancel.question')}</Typography>
      {error && !isFetching ? (
        <ProblemPanel error={error} onRetry={() => void refetch()} />
      ) : shown === undefined ? (
        <TextSkeleton lines={6} />
      ) : (
        <>
          <MoneyPanel preview={shown} />
          {shown.until !== undefined && (
            <Typography variant="body2" color="text.secondary">
              {t('undoCancel.until', { day: date(shown.until) })}
            </Typography>
          )}
          <ToldTo to={shown.toldTo} />
        </>
      )}
    </FormDialog>
  )
}

/** Takes a cancellation back, with what is owed again by it. */
export const UndoCancelledPolicyDialog = policyDialog(Undo)

export default UndoCancelledPolicyDialog
