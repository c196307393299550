import DialogContent from '@mui/material/DialogContent'
import { useTranslation } from 'react-i18next'
import { getStepUpMethods } from '#shared/contracts/auth/stepUp.ts'
import { useOperation } from '../api/useOperation.ts'
import { ProblemPanel } from '../ui/ProblemPanel.tsx'
import { FormSkeleton } from '../ui/Skeletons.tsx'
import { DialogFrame } from './DialogFrame.tsx'
import { StepUpForm } from './StepUpForm.tsx'

type StepUpDialogProps = {
  /** The deed takes the password, whatever else proves who it is. */
  withPassword: boolean
  /** Closed, with the proof given or not. */
  onSettled: (done: boolean) => void
}

/** Has who is at the screen prove who it is, with what that user has. */
export const StepUpDialog = ({ withPassword, onSettled }: StepUpDialogProps) => {
  const { t } = useTranslation('security')
  const methods = useOperation(getStepUpMethods, {}, { staleTime: 0 })
  // What was true of the last time may not be now.
  const known = methods.isFetchedAfterMount ? methods.data : undefined
  return (
    <DialogFrame title={t('stepUp.title')} width="xs" onClose={() => onSettled(false)}>
      {known === undefined ? (
        <DialogContent>
          {methods.error ? (
            <ProblemPanel error={methods.error} onRetry={() => void methods.refetch()} />
          ) : (
            <FormSkeleton fields={1} />
          )}
        </DialogContent>
      ) : (
        <StepUpForm methods={known} withPassword={withPassword} onSettled={onSettled} />
      )}
    </DialogFrame>
  )
}
