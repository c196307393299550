import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import OutlinedInput from '@mui/material/OutlinedInput'
import Select from '@mui/material/Select'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Quote } from '#shared/contracts/quote/quote.ts'
import { limitsOffered, offeredTerms } from '#shared/regions/offered.ts'
import { FieldShell, labelIdOf } from '#web/forms/FieldShell.tsx'
import { useNumericText } from '#web/forms/useNumericText.ts'
import { wholeMoney } from '#web/i18n/format.ts'
import { region } from '#web/i18n/region.ts'

/** What is supposed of a quote's size and terms; a revenue that is not typed is the one it has. */
export interface SupposedTerms {
  readonly revenue: number | undefined
  readonly limit: number
  readonly deductible: number
}

type AmountChoiceProps = { label: string; value: number; options: readonly number[]; onPick: (value: number) => void }

/** One of the amounts on offer; the one that stands is offered whatever it is. */
const AmountChoice = ({ label, value, options, onPick }: AmountChoiceProps) => {
  const id = useId()
  return (
    <FieldShell named id={id} label={label}>
      <Select
        fullWidth
        value={value}
        onChange={({ target }) => onPick(Number(target.value))}
        SelectDisplayProps={{ id, 'aria-labelledby': labelIdOf(id) }}
      >
        {options.map((each) => (
          <MenuItem key={each} value={each} className="tabular">
            {wholeMoney(each)}
          </MenuItem>
        ))}
      </Select>
    </FieldShell>
  )
}

const offered = (all: readonly number[], stands: number): readonly number[] =>
  [...new Set([...all, stands])].sort((a, b) => a - b)

type WhatIfTermsProps = {
  quote: Pick<Quote, 'aggLimit' | 'deductible' | 'firmographicData'>
  terms: SupposedTerms
  onChange: (terms: SupposedTerms) => void
}

/** Revenue, limit and deductible as they may be supposed, side by side. */
export const WhatIfTerms = ({ quote, terms, onChange }: WhatIfTermsProps) => {
  const { t } = useTranslation('quote')
  const id = useId()
  const { revenue } = quote.firmographicData
  const typed = useNumericText({
    value: terms.revenue,
    onChange: (next) => onChange({ ...terms, revenue: next }),
    format: wholeMoney,
    decimals: 0,
  })
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)' } }}>
      <FieldShell id={id} label={t('whatIf.revenue')}>
        <OutlinedInput
          id={id}
          fullWidth
          value={typed.text}
          {...(revenue !== undefined && { placeholder: wholeMoney(revenue) })}
          onChange={({ target }) => typed.onType(target.value)}
          onFocus={typed.onFocus}
          onBlur={typed.onLeave}
          inputProps={{ inputMode: 'numeric', maxLength: 18, className: 'tabular' }}
        />
      </FieldShell>
      <AmountChoice
        label={t('terms.aggregateLimit')}
        value={terms.limit}
        options={offered(limitsOffered(region.code), quote.aggLimit)}
        onPick={(limit) => onChange({ ...terms, limit })}
      />
      <AmountChoice
        label={t('terms.deductible')}
        value={terms.deductible}
        options={offered(offeredTerms(region.code).deductibles, quote.deductible)}
        onPick={(deductible) => onChange({ ...terms, deductible })}
      />
    </Box>
  )
}
