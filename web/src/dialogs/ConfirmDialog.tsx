import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOneAtATime } from '../forms/useOneAtATime.ts'
import { whileBusy } from '../ui/notNow.ts'
import { ProblemPanel } from '../ui/ProblemPanel.tsx'
import { WhyNot } from '../ui/WhyNot.tsx'
import { DialogFrame } from './DialogFrame.tsx'

type ConfirmDialogProps = {
  /** The deed (`Decline quote Q-1042`). */
  title: string
  /** The verb on the button (`Decline quote`). */
  confirmLabel: string
  /** Runs when confirmed; what it throws is shown and the dialog stays. */
  onConfirm: () => Promise<unknown> | unknown
  onClose: () => void
  /** Says a problem its own way, inside the dialog; returns true when it did. */
  onProblem?: ((error: unknown) => boolean) | undefined
  /** Words of the way out; `Cancel` by default. */
  cancelLabel?: string | undefined
  /** Why it cannot be confirmed now. */
  notNow?: string | undefined
  /** Red for what cannot be undone. */
  destructive?: boolean | undefined
  /** What will happen, in a sentence or two. */
  children: ReactNode
}

/** Asks before a deed. Closes itself once the deed is done. */
export const ConfirmDialog = ({
  title,
  confirmLabel,
  cancelLabel,
  onConfirm,
  onClose,
  onProblem,
  notNow,
  destructive,
  children,
}: ConfirmDialogProps) => {
  const { t } = useTranslation()
  const [pending, setPending] = useState(false)
  const [problem, setProblem] = useState<unknown>()
  const once = useOneAtATime()
  const confirm = async () => {
    setPending(true)
    setProblem(undefined)
    try {
      await onConfirm()
      onClose()
    } catch (error) {
      if (onProblem?.(error) !== true) setProblem(error)
      setPending(false)
    }
  }
  return (
    <DialogFrame title={title} width="xs" onClose={pending ? () => {} : onClose}>
      <DialogContent>
        {problem === undefined ? null : <ProblemPanel error={problem} />}
        {children}
      </DialogContent>
      <DialogActions>
        <WhyNot reason={whileBusy(pending)}>
          <Button onClick={onClose} autoFocus={destructive ?? false}>
            {cancelLabel ?? t('cancel')}
          </Button>
        </WhyNot>
        <WhyNot reason={notNow}>
          <Button
            variant="contained"
            color={destructive ? 'error' : 'primary'}
            loading={pending}
            onClick={() => void once(confirm)}
            autoFocus={!destructive}
          >
            {confirmLabel}
          </Button>
        </WhyNot>
      </DialogActions>
    </DialogFrame>
  )
}
