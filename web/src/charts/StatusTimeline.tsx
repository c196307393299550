import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { type Tone, tones } from '../theme/tones.ts'
import { DateText } from '../ui/DateText.tsx'
import { statusTone, statusWords } from '../ui/statusTone.ts'
import { ToneShape } from '../ui/ToneShape.tsx'

export type TimelineEvent = {
  readonly id: string
  /** A status of the record, or any word; decides hue and shape. */
  readonly status: string
  readonly label?: string | undefined
  /** A day or an instant. */
  readonly at: string
  /** Who did it, or why. */
  readonly note?: ReactNode
  /** Has not happened yet: drawn lighter. */
  readonly planned?: boolean | undefined
}

const Dot = styled('span', { shouldForwardProp: (prop) => prop !== 'tone' })<{ tone: Tone }>(({ theme, tone }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 24,
  height: 24,
  borderRadius: 12,
  flex: 'none',
  backgroundColor: tones[tone].light.ground,
  color: tones[tone].light.ink,
  ...theme.applyStyles('dark', { backgroundColor: tones[tone].dark.ground, color: tones[tone].dark.ink }),
}))

/** What happened to a record, newest last: a quote's or a policy's life. */
export const StatusTimeline = ({ events, label }: { events: readonly TimelineEvent[]; label: string }) => (
  <Box component="ol" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {events.map((event, index) => {
      const tone = statusTone(event.status)
      return (
        <Box
          component="li"
          key={event.id}
          sx={{
            display: 'flex',
            gap: 1.5,
            position: 'relative',
            pb: index === events.length - 1 ? 0 : 2,
            opacity: event.planned ? 0.7 : 1,
            '&:not(:last-of-type)::before': {
              content: '""',
              position: 'absolute',
              left: 11.5,
              top: 26,
              bottom: 2,
              borderLeft: '1.5px',
              borderLeftStyle: event.planned ? 'dashed' : 'solid',
              borderColor: 'divider',
            },
          }}
        >
          <Dot tone={tone}>
            <ToneShape tone={tone} size={11} />
          </Dot>
          <Box sx={{ minWidth: 0 }}>
            <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'baseline' }}>
              <Typography sx={{ fontWeight: 500 }}>{event.label ?? statusWords(event.status)}</Typography>
              <Typography variant="caption" color="text.secondary">
                <DateText value={event.at} as={event.at.includes('T') ? 'dateTime' : 'date'} />
              </Typography>
            </Box>
            {event.note && (
              <Typography variant="body2" color="text.secondary">
                {event.note}
              </Typography>
            )}
          </Box>
        </Box>
      )
    })}
  </Box>
)
