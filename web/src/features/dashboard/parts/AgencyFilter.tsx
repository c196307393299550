import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useTranslation } from 'react-i18next'
import { getPersonaStanding } from '#shared/contracts/account/personaStanding.ts'
import { useMay } from '#web/api/useMay.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { reportStaleTime } from './reportStaleTime.ts'

type AgencyFilterProps = { agencyId: string | undefined; onChoose: (agencyId: string | undefined) => void }

/** Whose business: an aggregator's people choose one of its agencies. */
export const AgencyFilter = ({ agencyId, onChoose }: AgencyFilterProps) => {
  const { t } = useTranslation('dashboard')
  const may = useMay()
  const { data } = useOperation(getPersonaStanding, may('report:read') ? {} : null, { staleTime: reportStaleTime })
  const agencies = (data?.agencies ?? []).toSorted((a, b) => a.name.localeCompare(b.name))
  if (agencies.length === 0 && agencyId === undefined) return null
  return (
    <TextField
      select
      size="small"
      label={t('columns.agency')}
      value={agencyId ?? ''}
      onChange={({ target }) => onChoose(target.value === '' ? undefined : target.value)}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      sx={{ minWidth: 180 }}
    >
      <MenuItem value="">{t('filters.everyAgency')}</MenuItem>
      {agencyId !== undefined && !agencies.some(({ id }) => id === agencyId) && (
        <MenuItem value={agencyId}>{agencyId}</MenuItem>
      )}
      {agencies.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  )
}
