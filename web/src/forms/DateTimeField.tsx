import Box from '@mui/material/Box'
import OutlinedInput from '@mui/material/OutlinedInput'
import type { FocusEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { DayInput, type DayRange } from './DayInput.tsx'
import { FieldShell } from './FieldShell.tsx'
import { type FieldProps, useField } from './useField.ts'
import { readWallClock, type WallClock, wallClockText } from './wallClock.ts'

/** Stands for a time of which a part is missing: the browser tells it as none. */
const unfinished = '?'

/** A day and a time of it by the clocks there. The form keeps `YYYY-MM-DDTHH:MM`, or what is no time yet. */
export const DateTimeField = ({ name, label, hint, optional, notNow, ...rest }: FieldProps & DayRange) => {
  const { t } = useTranslation()
  const { field, value, error, id, describedBy } = useField({ name, hint, notNow, label })
  const { day, time } = readWallClock(typeof value === 'string' ? value : '')
  const keep = (part: Partial<WallClock>) => field.onChange(wallClockText({ day, time, ...part }))
  // On the way from the day to its time nothing is wrong yet.
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (currentTarget.closest('[data-clock]')?.contains(relatedTarget) !== true) field.onBlur()
  }
  return (
    <FieldShell id={id} label={label} hint={hint} error={error} optional={optional} notNow={notNow}>
      <Box data-clock sx={{ display: 'flex', gap: 1 }}>
        <DayInput
          {...rest}
          id={id}
          name={name}
          label={label}
          value={day}
          onChange={(next) => keep({ day: next })}
          onBlur={leave}
          inputRef={field.ref}
          isWrong={error !== undefined}
          describedBy={describedBy}
          disabled={notNow !== undefined}
        />
        <OutlinedInput
          name={name}
          type="time"
          value={time === unfinished ? '' : time}
          onChange={(event) => keep({ time: event.target.value })}
          onBlur={(event) => {
            const left = event.target.validity.badInput ? unfinished : event.target.value
            if (left !== time) keep({ time: left })
            leave(event)
          }}
          error={error !== undefined}
          disabled={notNow !== undefined}
          inputProps={{
            'aria-label': t('forms.timeOf', { label }),
            'aria-describedby': describedBy,
            'aria-invalid': error !== undefined,
            style: { fontVariantNumeric: 'tabular-nums' },
          }}
          sx={{ width: 136, flex: 'none' }}
        />
      </Box>
    </FieldShell>
  )
}
