import Button, { type ButtonProps } from '@mui/material/Button'
import { useState } from 'react'
import { ConfirmDialog } from '../dialogs/ConfirmDialog.tsx'
import { WhyNot } from './WhyNot.tsx'

type ConfirmButtonProps = Omit<ButtonProps, 'disabled' | 'onClick'> & {
  /** Why it cannot be pressed now. */
  notNow?: string | undefined
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
  notNow,
  ...button
}: ConfirmButtonProps) => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <WhyNot reason={notNow}>
        <Button {...button} onClick={() => setOpen(true)} />
      </WhyNot>
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
