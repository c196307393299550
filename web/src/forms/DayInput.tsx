import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import Popover from '@mui/material/Popover'
import { type FocusEvent, lazy, type Ref, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { region } from '../i18n/region.ts'
import { CalendarIcon } from '../ui/icons.tsx'
import { dayToText, textToDay } from './dayText.ts'

const CalendarPanel = lazy(() => import('./CalendarPanel.tsx').then((module) => ({ default: module.CalendarPanel })))

/** The days that a calendar offers; the schema has the last word. */
export type DayRange = {
  /** Earliest and latest day (`YYYY-MM-DD`). */
  min?: string | undefined
  max?: string | undefined
}

type DayInputProps = DayRange & {
  id: string
  name: string
  label: string
  /** `YYYY-MM-DD`, or what was typed and is no day. */
  value: string
  onChange: (value: string) => void
  onBlur: (event: FocusEvent<HTMLElement>) => void
  inputRef: Ref<HTMLInputElement>
  isWrong: boolean
  describedBy: string | undefined
  disabled?: boolean | undefined
  autoFocus?: boolean | undefined
}

/** The control of a day: typed in the region's manner or picked from a calendar. */
export const DayInput = (props: DayInputProps) => {
  const { id, name, label, value, onChange, onBlur, inputRef, isWrong, describedBy, disabled, autoFocus, min, max } =
    props
  const { t } = useTranslation()
  const [typed, setTyped] = useState<string>()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const day = textToDay(value)
  return (
    <>
      <OutlinedInput
        id={id}
        name={name}
        value={typed ?? (day ? dayToText(day) : value)}
        placeholder={region.dateFormat}
        onChange={(event) => {
          setTyped(event.target.value)
          // What is no day yet is kept as typed, so that the schema refuses it in words.
          onChange(textToDay(event.target.value) ?? event.target.value)
        }}
        onBlur={(event) => {
          setTyped(undefined)
          onBlur(event)
        }}
        inputRef={inputRef}
        fullWidth
        error={isWrong}
        disabled={disabled ?? false}
        autoFocus={autoFocus ?? false}
        inputProps={{
          'aria-describedby': describedBy,
          'aria-invalid': isWrong,
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
              onChange(picked)
              setAnchor(null)
            }}
          />
        </Suspense>
      </Popover>
    </>
  )
}
