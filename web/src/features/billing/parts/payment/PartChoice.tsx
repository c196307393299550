import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { MinorUnits } from '#shared/domain/money/amounts.ts'
import { money } from '#web/i18n/format.ts'
import type { Payment } from './payment.ts'

/** How much is paid now: what a plan asks for or no financer pays, or all that is due. */
export type PlanPart = 'asked' | 'rest'

type PartChoiceProps = {
  asked: NonNullable<Payment['instalment']>
  rest: MinorUnits
  /** A financer pays what is not asked for. */
  isFinanced: boolean
  chosen: PlanPart
  onChoose: (part: PlanPart) => void
}

/** Has whoever pays by a plan, or beside a financer, choose how much of it. */
export const PartChoice = ({ asked, rest, isFinanced, chosen, onChoose }: PartChoiceProps) => {
  const { t } = useTranslation('billing')
  const id = useId()
  return (
    <FormControl>
      <FormLabel id={id} component="span" sx={{ color: 'text.primary', '&.Mui-focused': { color: 'text.primary' } }}>
        {t('payment.whichPart')}
      </FormLabel>
      <RadioGroup
        aria-labelledby={id}
        value={chosen}
        onChange={(_, next) => onChoose(next === 'rest' ? 'rest' : 'asked')}
      >
        <FormControlLabel
          value="asked"
          control={<Radio size="small" />}
          label={t(isFinanced ? 'payment.payOwn' : asked.isLate ? 'payment.payLate' : 'payment.payNext', {
            amount: money(asked.amount),
          })}
        />
        <FormControlLabel
          value="rest"
          control={<Radio size="small" />}
          label={t(isFinanced ? 'payment.payAll' : 'payment.payRest', { amount: money(rest) })}
        />
      </RadioGroup>
    </FormControl>
  )
}
