import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Switch from '@mui/material/Switch'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { CalculatorCoverage } from '#shared/domain/rating/calculatorAnswer.ts'
import type { CalculatorChoice } from '#shared/domain/rating/calculatorState.ts'
import { money } from '#web/i18n/format.ts'
import { InfoIcon, WarningIcon } from '#web/ui/icons.tsx'
import { WhyNot } from '#web/ui/WhyNot.tsx'
import { CoverageTerms } from './CoverageTerms.tsx'
import { LockIcon } from './LockIcon.tsx'
import { useFlash } from './useFlash.ts'

type CoverageRowProps = {
  coverage: CalculatorCoverage
  onChange: (id: number, change: Partial<CalculatorChoice>) => void
  /** Opens the questions that the coverage stands on. */
  onAnswer?: ((id: number) => void) | undefined
  /** Opens what the insured must do for the coverages that the answers rule out. */
  onUnlock?: (() => void) | undefined
}

/** A small button that stands in a line of text, with a target as large as a finger. */
const inline = {
  p: 0.25,
  verticalAlign: 'text-bottom',
  '@media (pointer: coarse)': {
    minWidth: 0,
    minHeight: 0,
    p: 0.25,
    '&::after': { content: '""', position: 'absolute', inset: -10 },
  },
}

const AlwaysOn = ({ name }: { name: string }) => {
  const { t } = useTranslation('quote')
  return (
    <Tooltip title={t('calculator.alwaysOn')}>
      <IconButton size="small" aria-label={t('calculator.alwaysOnOf', { name })} sx={{ color: 'primary.main' }}>
        <LockIcon />
      </IconButton>
    </Tooltip>
  )
}

const Unavailable = ({ coverage }: { coverage: CalculatorCoverage }) => {
  const { t } = useTranslation('quote')
  if (!coverage.reason) return null
  const { message, cure } = coverage.reason
  return (
    <Tooltip
      title={
        <>
          <strong>{message}</strong>
          <br />
          {cure}
        </>
      }
    >
      <IconButton
        size="small"
        aria-label={t('calculator.whyNot', { name: coverage.name, reason: message })}
        sx={inline}
      >
        <WarningIcon sx={{ fontSize: 18 }} />
      </IconButton>
    </Tooltip>
  )
}

const Row = ({ coverage, onChange, onAnswer, onUnlock }: CoverageRowProps) => {
  const { t } = useTranslation('quote')
  const { id, name, tooltip, available, selected, disabled, questions, premium } = coverage
  const alwaysOn = disabled && available && selected
  const switched = useFlash(String(selected))
  const repriced = useFlash(premium)
  const open = selected && questions !== null && !questions.answered
  const ruledOut = !available && questions !== null && questions.answered && !questions.valid
  return (
    <Box
      component="li"
      data-coverage={coverage.key}
      sx={{
        display: 'grid',
        gridTemplateColumns: '46px minmax(0, 1fr) auto',
        columnGap: 1,
        alignItems: 'start',
        pl: { xs: 1, sm: 1.5 },
        pr: { xs: 1.5, sm: 2 },
        py: 0.75,
        borderTop: 1,
        borderColor: 'divider',
        bgcolor: switched ? 'primary.light' : 'transparent',
        transition: 'background-color 200ms',
      }}
    >
      <Box sx={{ display: 'grid', placeItems: 'center', minHeight: 32 }}>
        {alwaysOn ? (
          <AlwaysOn name={name} />
        ) : (
          <WhyNot reason={disabled ? (coverage.reason?.message ?? t('calculator.fixed')) : undefined}>
            <Switch
              size="small"
              checked={selected}
              onChange={(_, next) => onChange(id, { selected: next })}
              slotProps={{ input: { 'aria-label': name } }}
            />
          </WhyNot>
        )}
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ minHeight: 32, display: 'flow-root', lineHeight: '22px', pt: '5px' }}>
          <Typography
            component="span"
            sx={{
              mr: 0.5,
              fontWeight: selected ? 500 : 400,
              color: available ? 'text.primary' : 'text.secondary',
            }}
          >
            {name}
          </Typography>
          <Tooltip title={tooltip} describeChild>
            <IconButton
              size="small"
              aria-label={t('calculator.about', { name })}
              sx={{ ...inline, color: 'text.disabled' }}
            >
              <InfoIcon sx={{ fontSize: 17 }} />
            </IconButton>
          </Tooltip>
          {!available && <Unavailable coverage={coverage} />}
          {ruledOut && onUnlock && (
            <Button size="small" onClick={onUnlock} sx={{ my: -0.5 }}>
              {t('calculator.unlock')}
            </Button>
          )}
        </Box>
        {selected && <CoverageTerms coverage={coverage} onChange={(change) => onChange(id, change)} />}
        {open && onAnswer && (
          <Button
            size="small"
            color="warning"
            startIcon={<WarningIcon sx={{ fontSize: 18 }} />}
            onClick={() => onAnswer(id)}
            sx={{ mt: 0.5, ml: -1.5 }}
          >
            {t('calculator.answerToUnlock')}
          </Button>
        )}
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 32 }}>
        <Typography
          component="span"
          className="tabular"
          sx={{
            px: 0.5,
            mr: -0.5,
            borderRadius: 0.75,
            whiteSpace: 'nowrap',
            color: repriced && !switched ? 'primary.dark' : 'text.secondary',
            bgcolor: repriced && !switched ? 'primary.light' : 'transparent',
            transition: 'background-color 200ms, color 200ms',
          }}
        >
          {selected && premium !== 0 ? money(premium) : ''}
        </Typography>
      </Box>
    </Box>
  )
}

/** One coverage: on or off, its terms, its share of the premium, and why it cannot be had. Drawn again only when it changed. */
export const CoverageRow = memo(
  Row,
  (before, after) =>
    before.onChange === after.onChange &&
    before.onAnswer === after.onAnswer &&
    before.onUnlock === after.onUnlock &&
    JSON.stringify(before.coverage) === JSON.stringify(after.coverage),
)
