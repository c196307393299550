import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Collapse from '@mui/material/Collapse'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import { ChevronDownIcon } from '#web/ui/icons.tsx'

type PaymentOptionProps = {
  icon: ReactNode
  title: string
  /** What one needs for it and how long it takes. */
  text: string
  open: boolean
  onToggle: () => void
  /** The way itself, shown when it is chosen. */
  children: ReactNode
}

/** One way to pay: a line to tap, which opens what there is to do. */
export const PaymentOption = ({ icon, title, text, open, onToggle, children }: PaymentOptionProps) => {
  const id = useId()
  return (
    <Box
      component="li"
      sx={{
        border: 1,
        borderColor: open ? 'primary.main' : 'divider',
        borderRadius: 1.5,
        bgcolor: 'background.paper',
        overflow: 'hidden',
        transition: 'border-color 140ms',
      }}
    >
      <ButtonBase
        onClick={onToggle}
        aria-expanded={open}
        aria-controls={id}
        sx={{
          display: 'flex',
          gap: 2,
          alignItems: 'center',
          width: '100%',
          minHeight: 72,
          px: 2,
          py: 1.5,
          textAlign: 'left',
          '&:hover': { bgcolor: 'action.hover' },
          '&.Mui-focusVisible': { outlineOffset: -2 },
        }}
      >
        <Box
          component="span"
          sx={{ color: 'primary.main', display: 'grid', flex: 'none', '& svg': { fontSize: '26px !important' } }}
        >
          {icon}
        </Box>
        <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
          <Typography component="span" sx={{ display: 'block', fontWeight: 650, fontSize: 16 }}>
            {title}
          </Typography>
          <Typography component="span" variant="body2" color="text.secondary">
            {text}
          </Typography>
        </Box>
        <ChevronDownIcon sx={{ transform: open ? 'rotate(180deg)' : 'none', transition: 'transform 140ms' }} />
      </ButtonBase>
      <Collapse in={open} unmountOnExit id={id}>
        <Box sx={{ px: 2, pb: 2, pt: 0.5 }}>{children}</Box>
      </Collapse>
    </Box>
  )
}
