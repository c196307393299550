import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import Popover from '@mui/material/Popover'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { region } from '../i18n/region.ts'
import { CalendarIcon } from '../ui/icons.tsx'
import { dayToText, textToDay } from './dayText.ts'
import { FieldShell } from './FieldShell.tsx'
import { type FieldProps, useField } from './useField.ts'

const CalendarPanel = lazy(() => import('./CalendarPanel.tsx').then((module) => ({ default: module.CalendarPanel })))

type DateFieldProps = FieldProps & {
  /** Earliest and latest day that the calendar offers (`YYYY-MM-DD`); the schema has the last word. */
  min?: string | undefined
  max?: string | undefined
}

/** A day, typed in the region's manner or picked from a calendar. The form keeps `YYYY-MM-DD`. */
export const DateField = ({ name, label, hint, optional, disabled, autoFocus, min, max }: DateFieldProps) => {
  const { t } = useTranslation()
  const { field, value, error, id, describedBy } = useField({ name, hint })
  const [typed, setTyped] = useState<string>()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const kept = typeof value === 'string' && value !== '' ? value : undefined
  const day = kept && textToDay(kept)
  return (
    <FieldShell id={id} label={label} hint={hint} error={error} optional={optional} disabled={disabled}>
      <OutlinedInput
        id={id}
        name={name}
        value={typed ?? (day ? dayToText(day) : (kept ?? ''))}
        placeholder={region.dateFormat}
        onChange={(event) => {
          setTyped(event.target.value)
          // What is no day yet is kept as typed, so that the schema refuses it in words.
          field.onChange(textToDay(event.target.value) ?? event.target.value)
        }}
        onBlur={() => {
          setTyped(undefined)
          field.onBlur()
        }}
        inputRef={field.ref}
        fullWidth
        error={error !== undefined}
        disabled={disabled ?? false}
        autoFocus={autoFocus ?? false}
        inputProps={{
          'aria-describedby': describedBy,
          'aria-invalid': error !== undefined,
          autoComplete: 'off',
          style: { fontVariantNumeric: 'tabular-nums' },
        }}
        endAdornment={
          <InputAdornment position="end">
            <IconButton
              size="small"
              aria-haspopup="dialog"
              aria-label={t('forms.openCalendar', { label })}
              disabled={disabled ?? false}
              onClick={(event) => setAnchor(event.currentTarget.closest<HTMLElement>('.MuiOutlinedInput-root'))}
            >
              <CalendarIcon />
            </IconButton>
          </InputAdornment>
        }
      />
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      >
        <Suspense fallback={null}>
          <CalendarPanel
            value={day}
            min={min}
            max={max}
            onPick={(picked) => {
              field.onChange(picked)
              setAnchor(null)
            }}
          />
        </Suspense>
      </Popover>
    </FieldShell>
  )
}
