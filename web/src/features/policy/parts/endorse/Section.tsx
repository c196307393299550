import Accordion from '@mui/material/Accordion'
import AccordionDetails from '@mui/material/AccordionDetails'
import AccordionSummary from '@mui/material/AccordionSummary'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import { ChevronDownIcon } from '#web/ui/icons.tsx'

type SectionProps = {
  title: string
  /** How it stands, in a few words, while it is folded. */
  stands?: string | undefined
  isOpen?: boolean
  children: ReactNode
}

/** A part of what can be endorsed, folded until it is wanted. */
export const Section = ({ title, stands, isOpen = false, children }: SectionProps) => {
  const id = useId()
  return (
    <Accordion
      disableGutters
      variant="outlined"
      defaultExpanded={isOpen}
      slotProps={{ heading: { component: 'h3' }, transition: { unmountOnExit: true } }}
      sx={{ borderRadius: 1.5, '&::before': { display: 'none' } }}
    >
      <AccordionSummary expandIcon={<ChevronDownIcon />} id={`${id}-head`} aria-controls={`${id}-body`}>
        <Box
          component="span"
          sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, alignItems: 'baseline', flex: 1, minWidth: 0 }}
        >
          <Typography component="span" variant="h5">
            {title}
          </Typography>
          {stands && (
            <Typography component="span" variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
              {stands}
            </Typography>
          )}
        </Box>
      </AccordionSummary>
      <AccordionDetails
        id={`${id}-body`}
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', px: { xs: 1, sm: 2 } }}
      >
        {children}
      </AccordionDetails>
    </Accordion>
  )
}
