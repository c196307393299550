import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import type { Month } from '#shared/domain/calendar/months.ts'
import { monthText } from '#web/i18n/monthText.ts'

type MonthSelectProps = {
  label: string
  months: readonly Month[]
  value: Month
  onChoose: (month: Month) => void
}

/** A month of the books, the present one first. */
export const MonthSelect = ({ label, months, value, onChoose }: MonthSelectProps) => (
  <TextField
    select
    size="small"
    label={label}
    value={value}
    onChange={(event) => {
      const chosen = months.find((month) => month === event.target.value)
      if (chosen !== undefined) onChoose(chosen)
    }}
    sx={{ flex: { xs: '1 1 40%', sm: 'none' }, minWidth: { sm: 180 } }}
  >
    {(months.includes(value) ? months : [value, ...months]).map((month) => (
      <MenuItem key={month} value={month}>
        {monthText(month)}
      </MenuItem>
    ))}
  </TextField>
)
