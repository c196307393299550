import DialogContent from '@mui/material/DialogContent'
import type { ReactNode } from 'react'
import type { Form } from '#shared/contracts/docs/forms.ts'
import { DialogFrame } from '#web/dialogs/DialogFrame.tsx'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { TextSkeleton } from '#web/ui/Skeletons.tsx'
import { useWholeForm } from './useWholeForm.ts'

type WholeFormProps = { form: Form; title: string; onClose: () => void; children: (form: Form) => ReactNode }

/** A dialog about a form that begins once it is read what the form says. */
export const WholeForm = ({ form, title, onClose, children }: WholeFormProps) => {
  const { whole, read } = useWholeForm(form)
  if (whole !== undefined) return <>{children(whole)}</>
  return (
    <DialogFrame title={title} onClose={onClose} width="md">
      <DialogContent>
        {read.error ? (
          <ProblemPanel error={read.error} onRetry={() => void read.refetch()} />
        ) : (
          <TextSkeleton lines={8} />
        )}
      </DialogContent>
    </DialogFrame>
  )
}
