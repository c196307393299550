import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { AuthHeading } from './AuthHeading.tsx'

/** A page that tells one thing and where to go next. */
export const MessagePage = ({ title, text, children }: { title: string; text?: ReactNode; children?: ReactNode }) => (
  <Box role="status">
    <AuthHeading title={title}>{text}</AuthHeading>
    {children}
  </Box>
)
