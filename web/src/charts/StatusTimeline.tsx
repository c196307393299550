import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Tone } from '#shared/records/tone.ts'
import { tones } from '../theme/tones.ts'
import { DateText } from '../ui/DateText.tsx'
import { statusTone, statusWords } from '../ui/statusTone.ts'
import { ToneShape } from '../ui/ToneShape.tsx'
import { visuallyHidden } from '../ui/visuallyHidden.ts'

export type TimelineEvent = {
  readonly id: string
  /** A status of the record, or any word; decides hue and shape. */
  readonly status: string
  readonly label?: string | undefined
  /** A day or an instant. */
  readonly at: string
  /** Who did it, or why. */
  readonly note?: ReactNode
  /** Has not happened yet: an empty dashed ring instead of the status's sign, and quieter words. */
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

/** Where something will be. It has no hue and no sign: those say what has become of a record. */
const Ring = styled('span')(({ theme }) => ({
  width: 16,
  height: 16,
  margin: 4,
  borderRadius: 8,
  flex: 'none',
  border: `1.5px dashed ${theme.vars?.palette.text.secondary ?? theme.palette.text.secondary}`,
}))

/** What happened to a record, newest last, and what is yet to come: a quote's or a policy's life. */
export const StatusTimeline = ({ events, label }: { events: readonly TimelineEvent[]; label: string }) => {
  const { t } = useTranslation()
  return (
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
              '&:not(:last-of-type)::before': {
                content: '""',
                position: 'absolute',
                left: 11.5,
                top: 26,
                bottom: 2,
                borderLeft: '1.5px',
                borderLeftStyle: events[index + 1]?.planned ? 'dashed' : 'solid',
                borderColor: 'divider',
              },
            }}
          >
            {event.planned ? (
              <Ring aria-hidden="true" />
            ) : (
              <Dot tone={tone}>
                <ToneShape tone={tone} size={11} />
              </Dot>
            )}
            <Box sx={{ minWidth: 0 }}>
              <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'baseline' }}>
                <Typography sx={event.planned ? { color: 'text.secondary' } : { fontWeight: 500 }}>
                  {event.label ?? statusWords(event.status)}
                  {event.planned && <Box component="span" sx={visuallyHidden}>{` (${t('toCome')})`}</Box>}
                </Typography>
                <Typography variant="caption" color="text.secondary">
                  <DateText value={event.at} as={event.at.includes('T') ? 'dateTime' : 'date'} />
                </Typography>
              </Box>
              {event.note && (
                <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
                  {event.note}
                </Typography>
              )}
            </Box>
          </Box>
        )
      })}
    </Box>
  )
}
