import Box from '@mui/material/Box'
import { useEffect, useMemo } from 'react'
import { FormProvider, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { type DateWindow, endWindow, isWithin, startWindow } from '#shared/domain/calendar/coverageDates.ts'
import { addYears } from '#shared/domain/calendar/moveDate.ts'
import { DateField } from '#web/forms/DateField.tsx'
import { useSchemaForm } from '#web/forms/useSchemaForm.ts'
import { date } from '#web/i18n/format.ts'
import type { Selection, SelectionChange } from './selection.ts'

type TermDatesProps = {
  global: Selection['global']
  /** Where the insured is. */
  today: CalendarDate
  /** Cover may begin as far ahead as renewals are prepared. */
  isRenewal: boolean
  /** When the policy ends that is renewed: cover begins no sooner. */
  renewedEndsOn?: CalendarDate | undefined
  change: (change: SelectionChange) => void
  /** Told whether a date that is typed is none, or out of its window: the price is that of the last good one. */
  onWrong: (wrong: boolean) => void
  /** A retroactive date is asked for in place of the period. */
  dateMode: boolean
}

const isDay = (value: unknown): value is CalendarDate => z.iso.date().safeParse(value).success

/** Between which days cover may begin. */
const startOf = ({
  today,
  isRenewal,
  renewedEndsOn,
}: Pick<TermDatesProps, 'isRenewal' | 'renewedEndsOn' | 'today'>) => {
  const { min, max } = startWindow(today, isRenewal)
  return { min: renewedEndsOn !== undefined && renewedEndsOn > min ? renewedEndsOn : min, max }
}

/** Start and end of cover and, in date mode, the retroactive date: each within its window, typed or picked. */
export const TermDates = ({ global, today, isRenewal, renewedEndsOn, change, dateMode, onWrong }: TermDatesProps) => {
  const { t } = useTranslation('quote')
  const { effectiveDate, endDate } = global
  const retroDate = global.retroActivePeriodAsDate ?? undefined
  const start = useMemo(() => startOf({ today, isRenewal, renewedEndsOn }), [today, isRenewal, renewedEndsOn])
  const end = endWindow(effectiveDate)
  const schema = useMemo(() => {
    const within = (window: DateWindow) =>
      z.string().refine((day) => isDay(day) && isWithin(day, window), {
        error: t('terms.dateWithin', { from: date(window.min), to: date(window.max) }),
      })
    return z.object({
      effectiveDate: within(start),
      endDate: within(endWindow(effectiveDate)),
      retroDate: z.string().refine((day) => isDay(day) && day <= effectiveDate, {
        error: t('terms.retroBefore', { date: date(effectiveDate) }),
      }),
    })
  }, [effectiveDate, start, t])
  const form = useSchemaForm(schema, { effectiveDate, endDate, retroDate: retroDate ?? effectiveDate })
  const typed = useWatch({ control: form.control })

  // What is typed counts once it is a day within its window; until then the last good one does.
  useEffect(() => {
    const day = typed.effectiveDate
    if (isDay(day) && day !== effectiveDate && isWithin(day, start)) change({ kind: 'start', effectiveDate: day })
  }, [typed.effectiveDate, effectiveDate, start, change])
  useEffect(() => {
    const day = typed.endDate
    if (isDay(day) && day !== endDate && isWithin(day, endWindow(effectiveDate))) change({ kind: 'end', endDate: day })
  }, [typed.endDate])
  useEffect(() => {
    const day = typed.retroDate
    if (dateMode && isDay(day) && day !== retroDate && day <= effectiveDate) change({ kind: 'retroDate', date: day })
  }, [typed.retroDate])
  const stands = (day: unknown, window: DateWindow) => isDay(day) && isWithin(day, window)
  const retro = typed.retroDate
  const wrong =
    !stands(typed.effectiveDate, start) ||
    !stands(typed.endDate, end) ||
    (dateMode && !(isDay(retro) && retro <= effectiveDate))
  useEffect(() => onWrong(wrong), [wrong, onWrong])
  // A new start moves the end a year after it, and the retroactive date with it.
  useEffect(() => form.setValue('endDate', endDate), [form, endDate])
  useEffect(() => {
    if (retroDate !== undefined) form.setValue('retroDate', retroDate)
  }, [form, retroDate])

  return (
    <FormProvider {...form}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: '1fr', sm: 'repeat(auto-fit, minmax(180px, 1fr))' },
          alignItems: 'start',
        }}
      >
        <DateField
          name="effectiveDate"
          label={t('terms.start')}
          hint={t('terms.startHint', { from: date(start.min), to: date(start.max) })}
          min={start.min}
          max={start.max}
        />
        <DateField
          name="endDate"
          label={t('terms.end')}
          hint={t('terms.endHint', { from: date(end.min), to: date(end.max) })}
          min={end.min}
          max={end.max}
        />
        {dateMode && (
          <DateField
            name="retroDate"
            label={t('terms.retroDate')}
            hint={t('terms.retroDateHint')}
            min={addYears(effectiveDate, -30)}
            max={effectiveDate}
          />
        )}
      </Box>
    </FormProvider>
  )
}
