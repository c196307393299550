import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { type PresetName, presetByNumber, presetNames } from '#shared/domain/coverage/presets.ts'
import type { ProductFamily } from '#shared/domain/coverage/productLine.ts'
import type { CalculatorAnswer } from '#shared/domain/rating/calculatorAnswer.ts'
import { money } from '#web/i18n/format.ts'
import { CheckIcon } from '#web/ui/icons.tsx'
import { NumberRoll } from '#web/ui/NumberRoll.tsx'
import { visuallyHidden } from '#web/ui/visuallyHidden.ts'

type PresetCardsProps = {
  family: ProductFamily
  /** The preset's number; -1 is a custom selection, and no card is picked. */
  preset: number
  answer: CalculatorAnswer | undefined
  onPick: (preset: PresetName) => void
}

type CardProps = {
  family: ProductFamily
  name: PresetName
  group: string
  picked: boolean
  answer: CalculatorAnswer['presets'][PresetName] | undefined
  onPick: (preset: PresetName) => void
}

const Card = ({ family, name, group, picked, answer, onPick }: CardProps) => {
  const { t } = useTranslation('quote')
  return (
    <Box
      component="label"
      sx={{
        position: 'relative',
        display: 'block',
        cursor: 'pointer',
        p: { xs: 1.25, sm: 2 },
        borderRadius: 1.5,
        border: '1.5px solid',
        borderColor: picked ? 'primary.main' : 'divider',
        bgcolor: picked ? 'primary.light' : 'background.paper',
        transition: 'background-color 140ms, border-color 140ms',
        '&:hover': { borderColor: picked ? 'primary.main' : 'text.disabled' },
        '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
      }}
    >
      <Box
        component="input"
        type="radio"
        name={group}
        value={name}
        checked={picked}
        onChange={() => onPick(name)}
        sx={visuallyHidden}
      />
      <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
        <Typography variant="h5" component="span" sx={{ flex: 1 }}>
          {t(`presets.${name}`)}
        </Typography>
        {picked && <CheckIcon sx={{ color: 'primary.main', fontSize: 18 }} />}
      </Box>
      <Box component="span" sx={{ display: 'block', my: 0.25 }}>
        {answer ? (
          <NumberRoll quiet size="max(1.5rem, 20px)">
            {money(answer.premium)}
          </NumberRoll>
        ) : (
          <Skeleton width="70%" height={28} />
        )}
      </Box>
      <Typography component="span" variant="body2" color="text.secondary" sx={{ display: { xs: 'none', sm: 'block' } }}>
        {t(`presets.hints.${family}.${name}`)}
      </Typography>
      <Typography variant="caption" color="text.secondary" className="tabular">
        {answer ? t('calculator.coverages', { count: Object.keys(answer.coverages).length }) : ''}
      </Typography>
    </Box>
  )
}

/** The three packages with their premium for this very risk. */
export const PresetCards = ({ family, preset, answer, onPick }: PresetCardsProps) => {
  const { t } = useTranslation('quote')
  const group = useId()
  const picked = presetByNumber(preset)
  return (
    <Box component="fieldset" aria-labelledby={`${group}-legend`} sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'baseline', mb: 1 }}>
        <Typography id={`${group}-legend`} component="span" variant="h4" sx={{ flex: 1 }}>
          {t('calculator.package')}
        </Typography>
        <Typography variant="body2" color="text.secondary" role="status">
          {picked === undefined ? t('calculator.custom') : t('calculator.beforeTaxes')}
        </Typography>
      </Box>
      <Box sx={{ display: 'grid', gap: { xs: 1, sm: 1.5 }, gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' }}>
        {presetNames.map((name) => (
          <Card
            key={name}
            family={family}
            name={name}
            group={group}
            picked={picked === name}
            answer={answer?.presets[name]}
            onPick={onPick}
          />
        ))}
      </Box>
    </Box>
  )
}
