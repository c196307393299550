import Button, { type ButtonProps } from '@mui/material/Button'
import { useState } from 'react'
import { ConfirmDialog } from '../dialogs/ConfirmDialog.tsx'

type ConfirmButtonProps = Omit<ButtonProps, 'onClick'> & {
  /** The deed as a title (`Remove user Ada Byron`). */
  title: string
  /** What will happen, in a sentence or two. */
  question: string
  /** The verb on the confirming button (`Remove user`). */
  confirmLabel: string
  /** Runs when confirmed; the dialog stays open and pending until it settles, and shows what it throws. */
  onConfirm: () => Promise<unknown> | unknown
  /** Red confirming button for what cannot be undone. */
  destructive?: boolean
}

/** A button that asks first. */
export const ConfirmButton = ({
  title,
  question,
  confirmLabel,
  onConfirm,
  destructive = false,
  ...button
}: ConfirmButtonProps) => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button {...button} onClick={() => setOpen(true)} />
      {open && (
        <ConfirmDialog
          title={title}
          confirmLabel={confirmLabel}
          destructive={destructive}
          onConfirm={onConfirm}
          onClose={() => setOpen(false)}
        >
          {question}
        </ConfirmDialog>
      )}
    </>
  )
}
