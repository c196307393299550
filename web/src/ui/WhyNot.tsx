import Box from '@mui/material/Box'
import Tooltip from '@mui/material/Tooltip'
import type { ReactElement } from 'react'

/** Around a button that cannot be pressed now: pointing at it, or reaching it by Tab, tells why. */
export const WhyNot = ({ reason, children }: { reason: string | undefined; children: ReactElement }) =>
  reason === undefined ? (
    children
  ) : (
    <Tooltip title={reason}>
      <Box component="span" role="group" tabIndex={0} sx={{ display: 'inline-flex' }}>
        {children}
      </Box>
    </Tooltip>
  )
