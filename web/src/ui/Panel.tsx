import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import type { SxProps, Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { type ReactNode, use, useId, useState } from 'react'
import { PanelHeading } from './panelHeading.ts'
import { Roomy } from './roomy.ts'

type PanelProps = {
  title: string
  /** Beside the title: a count, a status. */
  aside?: ReactNode
  /** Quiet actions at the right of the title. */
  actions?: ReactNode
  /** Closer margins, for screens that professionals scan. */
  dense?: boolean | undefined
  sx?: SxProps<Theme> | undefined
  children: ReactNode
}

/** A titled part of a screen, on paper. What lies in it may put quiet actions of its own beside the title (`PanelHeading`). */
export const Panel = ({ title, aside, actions, dense: close, sx, children }: PanelProps) => {
  const isRoomy = use(Roomy)
  const dense = close && !isRoomy
  const id = useId()
  const [heading, setHeading] = useState<HTMLElement | null>(null)
  return (
    <Paper
      component="section"
      aria-labelledby={id}
      variant="outlined"
      sx={[{ borderRadius: 1.5, p: dense ? 2 : { xs: 2, md: 3 }, minWidth: 0 }, ...(Array.isArray(sx) ? sx : [sx])]}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: dense ? 1.5 : 2 }}>
        <Typography id={id} variant={dense ? 'h4' : 'h3'} component="h2">
          {title}
        </Typography>
        {aside}
        <Box
          ref={setHeading}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, ml: 'auto', my: -1, '&:empty': { display: 'none' } }}
        >
          {actions}
        </Box>
      </Box>
      <PanelHeading value={heading}>{children}</PanelHeading>
    </Paper>
  )
}
