import Link from '@mui/material/Link'
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router'
import { paths } from '#web/paths.ts'

/** A link within the pages before sign-in; to the login by default. */
export const LoginLink = ({ to = paths.login, children }: { to?: string; children: ReactNode }) => (
  <Link component={RouterLink} to={to}>
    {children}
  </Link>
)
