import Box from '@mui/material/Box'
import Button, { type ButtonProps } from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import type { RowAction } from '../tables/column.ts'

type ActionButtonProps = Pick<ButtonProps, 'color' | 'size' | 'variant'> & { action: RowAction }

/** A button that does an action; why it cannot be done now stands under it. */
export const ActionButton = ({ action: { label, onSelect, notNow }, ...look }: ActionButtonProps) => {
  const id = useId()
  return (
    <Box>
      <Button
        {...look}
        disabled={notNow !== undefined}
        aria-describedby={notNow === undefined ? undefined : id}
        onClick={onSelect}
      >
        {label}
      </Button>
      {notNow !== undefined && (
        <Typography id={id} variant="caption" color="text.secondary" sx={{ display: 'block', mt: 0.25, maxWidth: 280 }}>
          {notNow}
        </Typography>
      )}
    </Box>
  )
}
