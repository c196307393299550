import Box from '@mui/material/Box'
import Tooltip from '@mui/material/Tooltip'
import { type ChangeEvent, cloneElement, type JSX, type MouseEvent, useId, useState } from 'react'
import { visuallyHidden } from './visuallyHidden.ts'

type Told = { 'aria-disabled'?: boolean | undefined; 'aria-describedby'?: string | undefined }

type Control = Told & {
  checked?: boolean | undefined
  onClick?: ((event: MouseEvent<HTMLElement>) => void) | undefined
  onChange?: ((event: ChangeEvent<HTMLInputElement>, checked: boolean) => void) | undefined
  slotProps?: { input?: object | undefined } | undefined
}

type WhyNotProps = {
  /** Why it cannot be used now; undefined while it can. */
  reason: string | undefined
  /** Said of a button while it can be pressed, where it shows no words. */
  hint?: string | undefined
  /** What pressing it brings besides the reason: a form shows what it misses. */
  onRefused?: (() => void) | undefined
  /** A button, a link that looks like one, a switch or a box. */
  children: JSX.Element
}

/**
 * Around a control that cannot be used now. It stays within reach of Tab, and pointing at it, reaching it or pressing it
 * tells why, where a disabled one would swallow all three. The only way in which a control is greyed.
 */
export const WhyNot = ({ reason, hint, onRefused, children }: WhyNotProps) => {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const isRefused = reason !== undefined
  const told: Told = { 'aria-disabled': true, 'aria-describedby': id }
  const tell = () => {
    setIsOpen(true)
    onRefused?.()
  }
  const { checked, slotProps }: Control = children.props
  const refused: Control =
    checked === undefined
      ? {
          ...told,
          onClick: (event) => {
            // Neither sent nor followed: the button may be a form's, or a link.
            event.preventDefault()
            event.stopPropagation()
            tell()
          },
        }
      : { onChange: tell, slotProps: { ...slotProps, input: { ...slotProps?.input, ...told } } }
  return (
    <>
      <Tooltip
        describeChild
        title={reason ?? hint ?? ''}
        open={isOpen && (isRefused || hint !== undefined)}
        onOpen={() => setIsOpen(true)}
        onClose={() => setIsOpen(false)}
      >
        {isRefused ? cloneElement(children, refused) : children}
      </Tooltip>
      {isRefused && (
        <Box component="span" id={id} sx={visuallyHidden}>
          {reason}
        </Box>
      )}
    </>
  )
}
