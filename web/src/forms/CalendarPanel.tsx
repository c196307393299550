import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { date } from '../i18n/format.ts'
import { region } from '../i18n/region.ts'
import { ChevronLeftIcon, ChevronRightIcon } from '../ui/icons.tsx'
import { moveDay, today } from './dayText.ts'

type CalendarPanelProps = {
  value: string | undefined
  min?: string | undefined
  max?: string | undefined
  onPick: (day: string) => void
}

const firstWeekday = region.code === 'us' ? 0 : 1

const keys: Record<string, { days?: number; months?: number }> = {
  ArrowLeft: { days: -1 },
  ArrowRight: { days: 1 },
  ArrowUp: { days: -7 },
  ArrowDown: { days: 7 },
  PageUp: { months: -1 },
  PageDown: { months: 1 },
}

/** A month to pick a day from; arrow keys move by day and week, page keys by month. */
export const CalendarPanel = ({ value, min, max, onPick }: CalendarPanelProps) => {
  const { t } = useTranslation()
  const [focused, setFocused] = useState(value ?? today())
  const grid = useRef<HTMLDivElement>(null)
  useEffect(() => {
    grid.current?.querySelector<HTMLElement>(`[data-day="${focused}"]`)?.focus()
  }, [focused])
  const month = `${focused.slice(0, 7)}-01`
  const lead = (new Date(`${month}T00:00:00Z`).getUTCDay() - firstWeekday + 7) % 7
  const days = Array.from({ length: 42 }, (_, index) => moveDay(month, { days: index - lead }))
  const outside = (day: string) => (min !== undefined && day < min) || (max !== undefined && day > max)
  const move = (event: KeyboardEvent) => {
    const step = keys[event.key]
    if (!step) return
    event.preventDefault()
    setFocused(moveDay(focused, step))
  }
  return (
    <Box sx={{ p: 1.5, width: 296 }} role="group" aria-label={t('forms.calendar')}>
      <Box sx={{ display: 'flex', alignItems: 'center', mb: 1 }}>
        <IconButton
          size="small"
          aria-label={t('forms.previousMonth')}
          onClick={() => setFocused(moveDay(focused, { months: -1 }))}
        >
          <ChevronLeftIcon />
        </IconButton>
        <Typography variant="h5" component="p" sx={{ flex: 1, textAlign: 'center' }} aria-live="polite">
          {date(month, { month: 'long', year: 'numeric' })}
        </Typography>
        <IconButton
          size="small"
          aria-label={t('forms.nextMonth')}
          onClick={() => setFocused(moveDay(focused, { months: 1 }))}
        >
          <ChevronRightIcon />
        </IconButton>
      </Box>
      <Box ref={grid} onKeyDown={move} sx={{ display: 'grid', gridTemplateColumns: 'repeat(7, 1fr)', gap: '2px' }}>
        {days.slice(0, 7).map((day) => (
          <Typography
            key={day}
            variant="caption"
            color="text.secondary"
            sx={{ textAlign: 'center' }}
            aria-hidden="true"
          >
            {date(day, { weekday: 'narrow' })}
          </Typography>
        ))}
        {days.map((day) => {
          const chosen = day === value
          const other = !day.startsWith(month.slice(0, 7))
          return (
            <ButtonBase
              key={day}
              data-day={day}
              tabIndex={day === focused ? 0 : -1}
              disabled={outside(day)}
              aria-pressed={chosen}
              aria-label={date(day, { dateStyle: 'full' })}
              onClick={() => onPick(day)}
              sx={{
                height: 36,
                borderRadius: 1,
                fontVariantNumeric: 'tabular-nums',
                fontSize: 14,
                color: chosen ? 'primary.contrastText' : other ? 'text.secondary' : 'text.primary',
                bgcolor: chosen ? 'primary.main' : 'transparent',
                border: 1,
                borderColor: day === today() ? 'primary.main' : 'transparent',
                '&:hover': { bgcolor: chosen ? 'primary.dark' : 'action.hover' },
                '&.Mui-disabled': { opacity: 0.35 },
              }}
            >
              {Number(day.slice(8))}
            </ButtonBase>
          )
        })}
      </Box>
    </Box>
  )
}
