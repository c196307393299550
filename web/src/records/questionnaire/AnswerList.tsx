import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

type Line = {
  readonly key: string
  readonly label: string
  /** What was answered; undefined where nothing was yet. */
  readonly answer: string | undefined
  /** Who said so, below the answer. */
  readonly note?: ReactNode
}

/** An answer of more letters has no place beside its question on a phone. */
const mostBeside = 12

type AnswerListProps = {
  lines: readonly Line[]
  /** Whether what is open is still to be answered by who reads. */
  awaited?: boolean
}

/** Questions with their answers, line by line, as they are read and vouched for. */
export const AnswerList = ({ lines, awaited = false }: AnswerListProps) => {
  const { t } = useTranslation('records')
  return (
    <Box component="dl" sx={{ m: 0 }}>
      {lines.map(({ key, label, answer, note }) => (
        <Box
          key={key}
          sx={{
            display: 'grid',
            gridTemplateColumns: {
              xs: `minmax(0, 1fr)${note === undefined && (answer ?? '').length <= mostBeside ? ' 112px' : ''}`,
              sm: 'minmax(0, 1fr) 200px',
            },
            columnGap: 2,
            py: 0.75,
            borderTop: 1,
            borderColor: 'divider',
            overflowWrap: 'anywhere',
          }}
        >
          <Typography variant="body2" component="dt">
            {label}
          </Typography>
          <Typography
            variant="body2"
            component="dd"
            sx={{
              m: 0,
              fontWeight: 500,
              ...(answer === undefined && { color: awaited ? 'warning.dark' : 'text.secondary' }),
            }}
          >
            {answer ?? t('questionnaire.open')}
            {note}
          </Typography>
        </Box>
      ))}
    </Box>
  )
}
