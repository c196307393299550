import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Collapse from '@mui/material/Collapse'
import LinearProgress from '@mui/material/LinearProgress'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CalculatorAnswer } from '#shared/domain/rating/calculatorAnswer.ts'
import { date, money } from '#web/i18n/format.ts'
import { ChevronDownIcon } from '#web/ui/icons.tsx'
import { PriceLines } from '../PriceLines.tsx'
import { PriceWaterfall } from '../PriceWaterfall.tsx'
import { PriceFigure } from './PriceFigure.tsx'
import { useCause } from './useCause.ts'

type PricePanelProps = {
  answer: CalculatorAnswer | undefined
  pending: boolean
  /** Outcome with its reasons. */
  outcome: ReactNode
  /** What to do with the variation; stays in view. */
  actions: ReactNode
}

/** Everything about the price: total, sum, outcome, how it came about, and what to do with it. */
export const PricePanel = ({ answer, pending, outcome, actions }: PricePanelProps) => {
  const { t } = useTranslation('quote')
  const id = useId()
  const [open, setOpen] = useState(false)
  const cause = useCause(answer, pending)
  const extras = answer ? answer.total - answer.premium : 0
  return (
    <>
      <Box sx={{ p: 2, pb: 1.5, position: 'relative' }}>
        <Box sx={{ position: 'absolute', insetInline: 0, top: 0, height: 2 }}>
          {pending && answer && <LinearProgress sx={{ height: 2 }} aria-label={t('calculator.pricing')} />}
        </Box>
        <Typography variant="body2" color="text.secondary">
          {t('price.totalLabel')}
        </Typography>
        {answer ? (
          <PriceFigure total={answer.total} pending={pending} cause={cause} />
        ) : (
          <Skeleton width="60%" sx={{ fontSize: 'max(2.6rem, 34px)' }} />
        )}
        {answer && (
          <>
            <Typography variant="body2" color="text.secondary" className="tabular">
              {extras === 0
                ? t('price.noExtras')
                : t('price.split', { premium: money(answer.premium), extras: money(extras) })}
            </Typography>
            <Typography variant="body2" color="text.secondary">
              {t('price.period', { from: date(answer.global.effectiveDate), to: date(answer.global.endDate) })}
            </Typography>
            {extras !== 0 && (
              <Button
                size="small"
                color="inherit"
                aria-expanded={open}
                aria-controls={`${id}-lines`}
                onClick={() => setOpen(!open)}
                endIcon={<ChevronDownIcon sx={{ transform: open ? 'rotate(180deg)' : 'none' }} />}
                sx={{ ml: -1.5, color: 'text.secondary' }}
              >
                {t('price.lines')}
              </Button>
            )}
            <Collapse in={open} id={`${id}-lines`} unmountOnExit>
              <PriceLines premium={answer.premium} fees={answer.fees} taxes={answer.taxes} total={answer.total} />
            </Collapse>
          </>
        )}
      </Box>
      <Box sx={{ px: 2, pb: 2, borderBottom: 1, borderColor: 'divider' }}>{actions}</Box>
      {answer?.calculatorError && (
        <Alert severity="warning" sx={{ m: 2, mb: 0 }}>
          {answer.calculatorError}
        </Alert>
      )}
      <Box sx={{ p: 2, display: 'grid', gap: 2.5 }}>
        {outcome}
        {answer && answer.waterfall.length > 0 && <PriceWaterfall steps={answer.waterfall} />}
      </Box>
    </>
  )
}
