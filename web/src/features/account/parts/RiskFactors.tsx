import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Collapse from '@mui/material/Collapse'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FindingKey } from '#shared/domain/risk/findings.ts'
import type { RiskFactor } from '#shared/domain/risk/riskFactor.ts'
import { ChartFrame } from '#web/charts/ChartFrame.tsx'
import { number } from '#web/i18n/format.ts'
import { figure } from '#web/theme/typography.ts'
import { ChevronDownIcon } from '#web/ui/icons.tsx'
import { visuallyHidden } from '#web/ui/visuallyHidden.ts'
import { RiskDrivers } from './RiskDrivers.tsx'

type DisputeOf = (finding: FindingKey) => (() => void) | undefined

type FactorBarProps = {
  factor: RiskFactor
  open: boolean
  onToggle: () => void
  disputeOf?: DisputeOf | undefined
}

const FactorBar = ({ factor, open, onToggle, disputeOf }: FactorBarProps) => {
  const { t } = useTranslation('account')
  const id = useId()
  const below = factor.score < factor.industryAverage
  return (
    <Box component="li" sx={{ borderTop: 1, borderColor: 'divider' }}>
      <ButtonBase
        aria-expanded={open}
        aria-controls={id}
        onClick={onToggle}
        sx={{
          width: '100%',
          display: 'grid',
          gridTemplateColumns: { xs: '1fr 40px 20px', sm: '160px 1fr 44px 20px' },
          gap: { xs: 1, sm: 2 },
          alignItems: 'center',
          py: 1.25,
          px: 0.5,
          textAlign: 'left',
          '&:hover': { bgcolor: 'action.hover' },
        }}
      >
        <Typography component="span" sx={{ fontWeight: 500 }}>
          {factor.name}
        </Typography>
        <Box
          component="span"
          sx={{
            position: 'relative',
            height: 10,
            borderRadius: '5px',
            bgcolor: 'color-mix(in srgb, var(--mui-palette-text-primary) 9%, transparent)',
            gridColumn: { xs: '1 / -1', sm: 'auto' },
            gridRow: { xs: 2, sm: 'auto' },
          }}
        >
          <Box
            component="span"
            sx={{
              position: 'absolute',
              inset: 0,
              right: 'auto',
              width: `${factor.score}%`,
              borderRadius: '5px',
              bgcolor: below ? 'warning.main' : 'primary.main',
            }}
          />
          <Box
            component="span"
            sx={{
              position: 'absolute',
              left: `calc(${factor.industryAverage}% - 1px)`,
              top: -4,
              bottom: -4,
              width: '2px',
              bgcolor: 'text.primary',
            }}
          />
        </Box>
        <Box component="span" sx={{ ...figure, fontSize: 17, textAlign: 'right' }}>
          {number(factor.score)}
          <Box component="span" sx={visuallyHidden}>
            {t('risk.factorAverage', { average: number(factor.industryAverage) })}
          </Box>
        </Box>
        <ChevronDownIcon
          sx={{
            fontSize: 18,
            color: 'text.secondary',
            transform: open ? 'rotate(180deg)' : 'none',
            transition: 'transform 140ms',
          }}
        />
      </ButtonBase>
      <Collapse in={open} unmountOnExit id={id}>
        <Box sx={{ pb: 2, px: 0.5 }}>
          <RiskDrivers drivers={factor.drivers} average={factor.industryAverage} disputeOf={disputeOf} />
        </Box>
      </Collapse>
    </Box>
  )
}

/** The factors of a risk as bars with the industry's average marked; each unfolds to what moves it. */
export const RiskFactors = ({
  factors,
  disputeOf,
}: {
  factors: readonly RiskFactor[]
  disputeOf?: DisputeOf | undefined
}) => {
  const { t } = useTranslation('account')
  const [open, setOpen] = useState<string>()
  const below = factors.filter(({ score, industryAverage }) => score < industryAverage).map(({ name }) => name)
  return (
    <ChartFrame
      title={t('risk.factors')}
      summary={
        below.length === 0
          ? t('risk.allAbove')
          : t('risk.someBelow', { count: below.length, factors: below.join(', ') })
      }
      table={{
        headings: [t('risk.factor'), t('risk.scoreColumn'), t('risk.averageColumn'), t('risk.driversColumn')],
        rows: factors.map(({ name, score, industryAverage, drivers }) => [
          name,
          number(score),
          number(industryAverage),
          drivers.map(({ text, effect }) => `${text} (${effect > 0 ? '+' : ''}${number(effect)})`).join('; ') || '–',
        ]),
      }}
    >
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {factors.map((factor) => (
          <FactorBar
            key={factor.key}
            factor={factor}
            open={open === factor.key}
            disputeOf={disputeOf}
            onToggle={() => setOpen(open === factor.key ? undefined : factor.key)}
          />
        ))}
      </Box>
      <Typography
        variant="caption"
        color="text.secondary"
        sx={{ display: 'flex', gap: 1, alignItems: 'center', mt: 1 }}
      >
        <Box component="span" sx={{ width: '2px', height: 14, bgcolor: 'text.primary' }} aria-hidden="true" />
        {t('risk.averageLegend')}
      </Typography>
    </ChartFrame>
  )
}
