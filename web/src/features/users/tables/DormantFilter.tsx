import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import { useTranslation } from 'react-i18next'
import { dormantDays } from '#shared/domain/identity/dormant.ts'

/** The days without a sign-in that an address names; undefined for none that is offered. */
export const dormantIn = (filter: string | undefined) => dormantDays.find((days) => String(days) === filter)

/** Narrows people to those who have not signed in for so many days. */
export const DormantFilter = ({
  value,
  onChange,
}: {
  value: (typeof dormantDays)[number] | undefined
  onChange: (days: string) => void
}) => {
  const { t } = useTranslation('users')
  return (
    <Select
      size="small"
      displayEmpty
      value={value === undefined ? '' : String(value)}
      onChange={(event) => onChange(event.target.value)}
      renderValue={(days) => (days ? t('filters.dormantFor', { days }) : t('filters.dormant'))}
      SelectDisplayProps={{ 'aria-label': t('filters.dormant') }}
    >
      <MenuItem value="">{t('filters.all')}</MenuItem>
      {dormantDays.map((days) => (
        <MenuItem key={days} value={String(days)}>
          {t('filters.dormantFor', { days })}
        </MenuItem>
      ))}
    </Select>
  )
}
