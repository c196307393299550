import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import Paper from '@mui/material/Paper'
import Select from '@mui/material/Select'
import Slider from '@mui/material/Slider'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { productTerms } from '#shared/domain/coverage/productTerms.ts'
import { stateGlobals } from '#shared/domain/coverage/stateGlobals.ts'
import { retroPeriods, waitingPeriods } from '#shared/domain/coverage/terms.ts'
import { sellsSurplus } from '#shared/domain/quoting/paper.ts'
import type { PremiumTax } from '#shared/domain/rating/ratedPremium.ts'
import { offeredTerms } from '#shared/regions/offered.ts'
import type { Product } from '#shared/regions/products.ts'
import { FieldShell, labelIdOf } from '#web/forms/FieldShell.tsx'
import { compactMoney, wholeMoney } from '#web/i18n/format.ts'
import { region } from '#web/i18n/region.ts'
import { figure } from '#web/theme/typography.ts'
import { PaperChoice } from './PaperChoice.tsx'
import { Segments } from './Segments.tsx'
import type { Selection, SelectionChange } from './selection.ts'
import { TermDates } from './TermDates.tsx'

type GlobalTermsProps = {
  product: Product
  global: Selection['global']
  state: string | undefined
  today: CalendarDate
  isRenewal: boolean
  /** When the policy ends that is renewed. */
  renewedEndsOn?: CalendarDate | undefined
  /** What is to be paid on top of the price as it stands. */
  taxes: readonly PremiumTax[] | undefined
  change: (change: SelectionChange) => void
  /** Told whether a date that is typed is none, or out of its window. */
  onWrongDates: (wrong: boolean) => void
}

const marks = [1, 2, 3, 4, 5].map((million) => ({
  value: million * 1_000_000,
  label: compactMoney(million * 1_000_000),
}))

/** The terms of the whole quote: aggregate limit, deductible, waiting period, retroactive period and the dates. */
export const GlobalTerms = ({
  product,
  global,
  state,
  today,
  isRenewal,
  renewedEndsOn,
  taxes,
  change,
  onWrongDates,
}: GlobalTermsProps) => {
  const { t } = useTranslation('quote')
  const id = useId()
  const { waits, reachesBack } = productTerms(product)
  const { deductibles, hrs } = stateGlobals(region.code)
  const { limits } = offeredTerms(region.code)
  const asDate = global.retroActivePeriodAsDate ?? null
  const retro = asDate === null ? String(global.retroActivePeriod) : 'date'
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-label={t('calculator.terms')}
      sx={{ borderRadius: 1.5, p: { xs: 1.5, sm: 2 }, display: 'grid', gap: 2.5 }}
    >
      <Box>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: 2 }}>
          <Typography component="label" htmlFor={`${id}-limit`} sx={{ fontWeight: 500 }}>
            {t('terms.aggregateLimit')}
          </Typography>
          <Typography component="output" sx={{ ...figure, fontSize: 'max(1.5rem, 20px)' }}>
            {wholeMoney(global.limit)}
          </Typography>
        </Box>
        <Box sx={{ px: 1.5 }}>
          <Slider
            value={global.limit}
            min={limits.min}
            max={limits.max}
            step={limits.step}
            marks={marks}
            onChange={(_, limit) => typeof limit === 'number' && change({ kind: 'limit', limit })}
            getAriaValueText={wholeMoney}
            aria-label={t('terms.aggregateLimit')}
            slotProps={{ input: { id: `${id}-limit` } }}
          />
        </Box>
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: {
            xs: '1fr',
            sm: 'minmax(120px, 0.8fr) minmax(190px, 1.2fr)',
            lg: `minmax(120px, 0.7fr) ${waits ? 'minmax(200px, 1.1fr) ' : ''}minmax(290px, 1.7fr)`,
          },
        }}
      >
        <FieldShell named id={`${id}-deductible`} label={t('terms.deductible')}>
          <Select
            fullWidth
            value={global.deductible}
            onChange={(event) => change({ kind: 'deductible', deductible: Number(event.target.value) })}
            SelectDisplayProps={{ id: `${id}-deductible`, 'aria-labelledby': labelIdOf(`${id}-deductible`) }}
          >
            {deductibles.map((option) => (
              <MenuItem key={option} value={option} className="tabular">
                {wholeMoney(option)}
              </MenuItem>
            ))}
          </Select>
        </FieldShell>
        {waits && (
          <Segments
            label={t('terms.waitingHours')}
            value={global.waitingPeriod}
            options={waitingPeriods
              .filter((hours) => hrs.includes(hours))
              .map((hours) => ({ value: hours, label: String(hours) }))}
            onPick={(waitingPeriod) => change({ kind: 'waitingPeriod', waitingPeriod })}
          />
        )}
        {reachesBack && (
          <Box sx={{ gridColumn: { sm: '1 / -1', lg: 'auto' } }}>
            <Segments
              label={t('terms.retro')}
              value={retro}
              options={[
                ...retroPeriods.map((period) => ({ value: String(period), label: t(`retro.${period}`) })),
                { value: 'date', label: t('retro.date') },
              ]}
              onPick={(picked) => {
                const period = retroPeriods.find((each) => String(each) === picked)
                change(
                  period === undefined
                    ? { kind: 'retroDate', date: global.effectiveDate }
                    : { kind: 'retroPeriod', period },
                )
              }}
            />
          </Box>
        )}
      </Box>
      {sellsSurplus({ region: region.code, state }) && (
        <PaperChoice
          isSurplus={global.isSurplus === true}
          state={state}
          taxes={taxes}
          onPick={(isSurplus) => change({ kind: 'paper', isSurplus })}
        />
      )}
      <TermDates
        onWrong={onWrongDates}
        global={global}
        today={today}
        isRenewal={isRenewal}
        renewedEndsOn={renewedEndsOn}
        change={change}
        dateMode={asDate !== null}
      />
    </Paper>
  )
}
