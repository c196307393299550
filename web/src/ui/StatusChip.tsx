import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { Tone } from '#shared/records/tone.ts'
import { tones } from '../theme/tones.ts'
import { statusTone, statusWords } from './statusTone.ts'
import { ToneShape } from './ToneShape.tsx'

const Chip = styled('span', { shouldForwardProp: (prop) => prop !== 'tone' })<{ tone: Tone }>(({ theme, tone }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  maxWidth: '100%',
  padding: '2px 9px 2px 8px',
  borderRadius: 6,
  fontSize: 'max(0.8rem, 12px)',
  lineHeight: 1.5,
  fontWeight: 500,
  whiteSpace: 'nowrap',
  backgroundColor: tones[tone].light.ground,
  color: tones[tone].light.ink,
  ...theme.applyStyles('dark', { backgroundColor: tones[tone].dark.ground, color: tones[tone].dark.ink }),
}))

type StatusChipProps = {
  /** A status of any lifecycle (`IN_FORCE`); decides words, hue and shape. */
  status: string
  /** Words to show instead of the status's own. */
  label?: string | undefined
  /** A meaning to show instead of the status's own. */
  tone?: Tone | undefined
}

/** A status as hue, shape and words; the same status looks the same on every screen. */
export const StatusChip = ({ status, label, tone = statusTone(status) }: StatusChipProps) => {
  const { t } = useTranslation()
  return (
    <Chip tone={tone} data-tone={tone}>
      <ToneShape tone={tone} />
      <span style={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
        {label ?? t(`status.${status}`, { defaultValue: statusWords(status) })}
      </span>
    </Chip>
  )
}
