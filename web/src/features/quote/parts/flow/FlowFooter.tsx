import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { besides, type QuoteStep } from './steps.ts'

type FlowFooterProps = {
  step: QuoteStep
  to: (step: QuoteStep) => string
  /** The step has a deed of its own that goes before going on. */
  quiet?: boolean
}

/** From a step to the one before and the next, by their names. */
export const FlowFooter = ({ step, to, quiet = false }: FlowFooterProps) => {
  const { t } = useTranslation('quote')
  const { before, after } = besides(step)
  return (
    <Box component="nav" aria-label={t('flow.ways')} sx={{ display: 'flex', gap: 1, mt: 3, flexWrap: 'wrap' }}>
      {before && (
        <Button component={Link} to={to(before)}>
          {t('flow.back', { step: t(`flow.steps.${before}`) })}
        </Button>
      )}
      {after && (
        <Button component={Link} to={to(after)} variant={quiet ? 'text' : 'contained'} sx={{ ml: 'auto' }}>
          {t('flow.next', { step: t(`flow.steps.${after}`) })}
        </Button>
      )}
    </Box>
  )
}
