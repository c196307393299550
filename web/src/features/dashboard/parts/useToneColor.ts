import { useColorScheme } from '@mui/material/styles'
import type { Tone } from '#shared/records/tone.ts'
import { tones } from '#web/theme/tones.ts'

/** The hue of a meaning in the present colour scheme, for pictures: the same as the chips'. */
export const useToneColor = () => {
  const { mode, systemMode } = useColorScheme()
  const scheme = (mode === 'system' ? systemMode : mode) === 'dark' ? 'dark' : 'light'
  return (tone: Tone): string => tones[tone][scheme].ink
}
