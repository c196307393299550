import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import { useTranslation } from 'react-i18next'
import { statesOf } from '#shared/regions/states.ts'
import { region } from '#web/i18n/region.ts'
import { licensing } from './licensing.ts'

type StateFilterProps = {
  value: string | undefined
  onChange: (state: string | undefined) => void
}

/** Narrows a list of licenses to a state, where states license. */
export const StateFilter = ({ value, onChange }: StateFilterProps) => {
  const { t } = useTranslation('licenses')
  if (!licensing.byState) return null
  return (
    <Select
      size="small"
      displayEmpty
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value || undefined)}
      inputProps={{ 'aria-label': t('fields.state') }}
      sx={{ minWidth: 150 }}
    >
      <MenuItem value="">{t('everyState')}</MenuItem>
      {statesOf(region).map(({ abbreviation, name }) => (
        <MenuItem key={abbreviation} value={abbreviation}>
          {name}
        </MenuItem>
      ))}
    </Select>
  )
}
