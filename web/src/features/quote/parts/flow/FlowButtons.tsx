import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { besides, type QuoteStep } from './steps.ts'

/** Back, and on by what the form of the step decides. */
export const FlowButtons = ({ step, backTo }: { step: QuoteStep; backTo: string }) => {
  const { t } = useTranslation('quote')
  const { before, after } = besides(step)
  return (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
      <Button component={Link} to={backTo}>
        {t('flow.back', { step: t(`flow.steps.${before ?? step}`) })}
      </Button>
      <Button type="submit" variant="contained" sx={{ ml: 'auto' }}>
        {t('flow.next', { step: t(`flow.steps.${after ?? step}`) })}
      </Button>
    </Box>
  )
}
