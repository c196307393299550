import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'
import { Emblem } from '#web/ui/Emblem.tsx'
import { AuthHeading } from './AuthHeading.tsx'

type MessagePageProps = Pick<ComponentProps<typeof Emblem>, 'icon' | 'tone'> & {
  title: string
  text?: ReactNode
  /** The next step. */
  action?: { readonly label: string; readonly to: string }
  /** What else helps: a contact, another way. */
  children?: ReactNode
}

/** A page that tells one thing and where to go next. */
export const MessagePage = ({ icon, tone, title, text, action, children }: MessagePageProps) => (
  <Box role="status" sx={{ display: 'grid', justifyItems: 'start', gap: 2.5 }}>
    <Emblem icon={icon} {...(tone ? { tone } : {})} />
    <AuthHeading title={title} flush>
      {text}
    </AuthHeading>
    {action && (
      <Button variant="contained" size="large" fullWidth component={Link} to={action.to}>
        {action.label}
      </Button>
    )}
    {children}
  </Box>
)
