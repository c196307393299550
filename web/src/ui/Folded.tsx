import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Collapse from '@mui/material/Collapse'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ChevronDownIcon } from './icons.tsx'

type FoldedProps = {
  /** What unfolds it, with what there is to see: `Show 38 answers`. */
  label: string
  children: ReactNode
}

/** What few read each time, a press away: nothing that is decided on stands in it. */
export const Folded = ({ label, children }: FoldedProps) => {
  const { t } = useTranslation()
  const id = useId()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        size="small"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        endIcon={<ChevronDownIcon sx={{ transform: open ? 'rotate(180deg)' : 'none' }} />}
        sx={{ ml: -0.5 }}
      >
        {open ? t('fold') : label}
      </Button>
      <Box id={id}>
        <Collapse in={open} unmountOnExit>
          {children}
        </Collapse>
      </Box>
    </>
  )
}
