import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { Problem } from '../api/problem.ts'
import { useSecondsLeft } from './useSecondsLeft.ts'
import { visuallyHidden } from './visuallyHidden.ts'

/** The seconds that a refusal asks to wait for; undefined of any other failure. */
export const waitOf = (error: unknown): number | undefined =>
  error instanceof Problem && error.status === 429 && typeof error.data.seconds === 'number'
    ? error.data.seconds
    : undefined

type Wait = { sentence: string; wait: number }

/** The sentence of a wait after some of it: `Wait 60 seconds` becomes `Wait 59 seconds`. */
export const afterSome = ({ sentence, wait }: Wait, left: number): string =>
  sentence.replace(new RegExp(`\\b${wait}\\b`), String(left))

/** What a refusal says that asks to wait, with the seconds going down; read aloud when it begins and when it is over. */
export const WaitText = ({ sentence, wait }: Wait) => {
  const { t } = useTranslation()
  const [left] = useSecondsLeft(wait)
  if (left === 0) return t('problem.waitOver')
  return (
    <>
      <span aria-hidden="true" className="tabular">
        {afterSome({ sentence, wait }, left)}
      </span>
      <Box component="span" sx={visuallyHidden}>
        {sentence}
      </Box>
    </>
  )
}
