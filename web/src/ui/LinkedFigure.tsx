import MuiLink from '@mui/material/Link'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

/** A figure that leads to the list of what it counts; by itself where there is none that its reader may see. */
export const LinkedFigure = ({ to, children }: { to: string | undefined; children: ReactNode }) =>
  to === undefined ? (
    children
  ) : (
    <MuiLink component={Link} to={to} color="inherit" underline="hover" className="tabular">
      {children}
    </MuiLink>
  )
