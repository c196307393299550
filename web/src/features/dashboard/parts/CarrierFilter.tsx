import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useTranslation } from 'react-i18next'
import { searchPersonaRecords } from '#shared/contracts/account/personas.ts'
import { programmeCarrier } from '#shared/domain/organizations/programmeCarrier.ts'
import { useMay } from '#web/api/useMay.ts'
import { useOperation } from '#web/api/useOperation.ts'

type CarrierFilterProps = { carrierId: string | undefined; onChoose: (carrierId: string | undefined) => void }

/** Carriers of a region are few: as many are offered. */
const most = 100

/** On whose paper policies are: staff choose the carrier, or the programme's own. */
export const CarrierFilter = ({ carrierId, onChoose }: CarrierFilterProps) => {
  const { t } = useTranslation('dashboard')
  const may = useMay()
  const { data } = useOperation(
    searchPersonaRecords,
    may('persona:read') ? { params: { type: 'carrier' }, query: { size: String(most) } } : null,
    { staleTime: 60_000 },
  )
  if (data === undefined && carrierId === undefined) return null
  const carriers = [{ id: programmeCarrier, name: t('filters.ownPaper') }, ...(data?.content ?? [])]
  return (
    <TextField
      select
      size="small"
      label={t('filters.carrier')}
      value={carrierId ?? ''}
      onChange={({ target }) => onChoose(target.value === '' ? undefined : target.value)}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      sx={{ minWidth: 180 }}
    >
      <MenuItem value="">{t('filters.everyCarrier')}</MenuItem>
      {carrierId !== undefined && !carriers.some(({ id }) => id === carrierId) && (
        <MenuItem value={carrierId}>{carrierId}</MenuItem>
      )}
      {carriers.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  )
}
