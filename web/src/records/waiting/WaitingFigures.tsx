import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import type { Tone } from '#shared/records/tone.ts'
import { type Needed, useMay } from '#web/api/useMay.ts'
import { type AllTexts, namespaceOf, type TextKey } from '#web/i18n/textKey.ts'
import { usePersona } from '#web/layout/usePersona.ts'
import { inPersona } from '#web/paths.ts'
import { Figure } from './Figure.tsx'

/** A count of what waits for somebody. */
export type WaitingFigure = {
  /** Translation key of its words (`dashboard:partners.referred`). */
  readonly label: TextKey
  readonly tone: Tone
  /** Who may open the list that it leads to. */
  readonly permission: Needed
  /** The list of what is counted, below the persona's base path. */
  readonly to: string
  readonly useCount: () => number | null | undefined
}

const Waiting = ({ label, tone, to, useCount }: WaitingFigure) => {
  useTranslation(namespaceOf(label))
  const { t } = useTranslation<AllTexts>()
  const persona = usePersona()
  const value = useCount()
  return <Figure label={t(label)} tone={tone} value={value} to={inPersona(persona, to)} />
}

type WaitingFiguresProps = {
  figures: readonly WaitingFigure[]
  label: string
  /** Below others, whose columns it keeps to. */
  aligned?: boolean
}

/** What waits for somebody, as data says: each figure leads to its list. */
export const WaitingFigures = ({ figures, label, aligned = false }: WaitingFiguresProps) => {
  const may = useMay()
  return (
    <Box
      role="group"
      aria-label={label}
      sx={{
        display: 'grid',
        gridTemplateColumns: {
          xs: 'repeat(2, minmax(0, 1fr))',
          sm: `repeat(${aligned ? 'auto-fill' : 'auto-fit'}, minmax(130px, 1fr))`,
        },
        columnGap: 1,
      }}
    >
      {figures
        .filter(({ permission }) => may(permission))
        .map((figure) => (
          <Waiting key={figure.label} {...figure} />
        ))}
    </Box>
  )
}
