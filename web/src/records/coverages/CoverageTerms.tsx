import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { type RetroPeriod, retroPeriods, type WaitingPeriod, waitingPeriods } from '#shared/domain/coverage/terms.ts'
import type { CalculatorCoverage } from '#shared/domain/rating/calculatorAnswer.ts'
import type { CalculatorChoice } from '#shared/domain/rating/calculatorState.ts'
import { compactMoney, date } from '#web/i18n/format.ts'
import { TermSelect } from './TermSelect.tsx'
import { retroWords, waitingWords } from './termWords.ts'

type CoverageTermsProps = {
  coverage: CalculatorCoverage
  onChange: (change: Partial<CalculatorChoice>) => void
}

const waitingPeriod = (hours: number): WaitingPeriod | null => waitingPeriods.find((each) => each === hours) ?? null
const retroPeriod = (period: number): RetroPeriod | null => retroPeriods.find((each) => each === period) ?? null

/** The terms that a coverage has: limit, deductible, waiting period and retroactive period, each with what is on offer. */
export const CoverageTerms = ({ coverage, onChange }: CoverageTermsProps) => {
  const { t } = useTranslation('quote')
  const { name, limit, limitOptions, deductible, waitingPeriod: waiting, retroActivePeriod: retro } = coverage
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: { xs: 1.25, sm: 2 },
        rowGap: 0.75,
        alignItems: { sm: 'baseline' },
      }}
    >
      {limit !== null && limitOptions.length > 0 && (
        <TermSelect
          label={t('terms.limit')}
          of={name}
          value={limit}
          options={limitOptions}
          words={compactMoney}
          onPick={(option) => onChange({ limit: option })}
        />
      )}
      {deductible.available && deductible.value !== null && (
        <TermSelect
          label={t('terms.deductibleShort')}
          of={name}
          value={deductible.value}
          options={deductible.options}
          words={compactMoney}
          onPick={(option) => onChange({ deductible: { value: option } })}
        />
      )}
      {waiting.value !== null && (
        <TermSelect
          label={t('terms.waitingShort')}
          of={name}
          value={waiting.value}
          options={waiting.options}
          words={(hours) => waitingWords(t, hours)}
          onPick={(option) => onChange({ waitingPeriod: { value: waitingPeriod(option) } })}
        />
      )}
      {retro.available && retro.asDate !== null && (
        <Box component="span" sx={{ fontSize: 'max(0.9rem, 13px)', lineHeight: '28px', color: 'text.secondary' }}>
          {t('terms.retroShort')}{' '}
          <Box component="span" sx={{ fontWeight: 500, color: 'text.primary' }}>
            {date(retro.asDate)}
          </Box>
        </Box>
      )}
      {retro.available && retro.asDate === null && retro.value !== null && (
        <TermSelect
          label={t('terms.retroShort')}
          of={name}
          value={retro.value}
          options={retro.options}
          words={(period) => retroWords(t, period)}
          onPick={(option) => onChange({ retroActivePeriod: { value: retroPeriod(option), asDate: null } })}
        />
      )}
    </Box>
  )
}
