import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import type { Tone } from '#shared/records/tone.ts'
import { tones } from '../theme/tones.ts'
import { ToneShape } from './ToneShape.tsx'

type StatusSceneProps = {
  tone: Tone
  title: string
  /** What it means and what comes next, in plain words. */
  children?: ReactNode
  actions?: ReactNode
  /** The page's own heading where it has no other. */
  heading?: 'h1' | 'h2'
}

/** Where something stands, said large to somebody who has never been here: one shape, one sentence, the next step. */
export const StatusScene = ({ tone, title, children, actions, heading = 'h2' }: StatusSceneProps) => (
  <Box
    role="status"
    sx={{ textAlign: 'center', py: { xs: 3, sm: 5 }, display: 'grid', justifyItems: 'center', gap: 1.5 }}
  >
    <Box
      sx={(theme) => ({
        width: 72,
        height: 72,
        borderRadius: '50%',
        display: 'grid',
        placeItems: 'center',
        bgcolor: tones[tone].light.ground,
        color: tones[tone].light.ink,
        ...theme.applyStyles('dark', { bgcolor: tones[tone].dark.ground, color: tones[tone].dark.ink }),
      })}
    >
      <ToneShape tone={tone} size={32} />
    </Box>
    <Typography variant="h1" component={heading}>
      {title}
    </Typography>
    {children && (
      <Typography component="div" color="text.secondary" sx={{ maxWidth: 440, fontSize: 16 }}>
        {children}
      </Typography>
    )}
    {actions && <Box sx={{ mt: 1, display: 'grid', gap: 1, width: { xs: '100%', sm: 'auto' } }}>{actions}</Box>}
  </Box>
)
