import Button, { type ButtonProps } from '@mui/material/Button'
import type { RowAction } from '../tables/column.ts'
import { WhyNot } from './WhyNot.tsx'

type ActionButtonProps = Pick<ButtonProps, 'color' | 'size' | 'variant'> & { action: RowAction }

/** A button that does an action, or tells why it cannot be done now. */
export const ActionButton = ({ action: { label, onSelect, notNow }, ...look }: ActionButtonProps) => (
  <WhyNot reason={notNow}>
    <Button {...look} onClick={onSelect}>
      {label}
    </Button>
  </WhyNot>
)
