import DialogContent from '@mui/material/DialogContent'
import { DialogFrame } from '#web/dialogs/DialogFrame.tsx'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { FormSkeleton } from '#web/ui/Skeletons.tsx'

type AccountAwaitedProps = {
  title: string
  account: { readonly error: unknown; readonly refetch: () => unknown }
  onClose: () => void
}

/** A dialog whose account is on its way, or cannot be read. */
export const AccountAwaited = ({ title, account, onClose }: AccountAwaitedProps) => (
  <DialogFrame title={title} onClose={onClose}>
    <DialogContent>
      {account.error ? <ProblemPanel error={account.error} onRetry={() => void account.refetch()} /> : <FormSkeleton />}
    </DialogContent>
  </DialogFrame>
)
