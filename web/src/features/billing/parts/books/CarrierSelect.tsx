import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useTranslation } from 'react-i18next'
import { listBookCarriers } from '#shared/contracts/billing/statements.ts'
import { useOperation } from '#web/api/useOperation.ts'

type CarrierSelectProps = { value: string | undefined; onChoose: (carrierId: string) => void }

/** Whose books: for who has more than one to choose from. */
export const CarrierSelect = ({ value, onChoose }: CarrierSelectProps) => {
  const { t } = useTranslation('billing')
  const { data } = useOperation(listBookCarriers, {})
  const [first] = data ?? []
  if (data === undefined || first === undefined || data.length < 2) return null
  return (
    <TextField
      select
      size="small"
      label={t('bordereaux.carrier')}
      value={value ?? first.id}
      onChange={(event) => onChoose(event.target.value)}
      sx={{ flex: { xs: '1 1 100%', sm: 'none' }, minWidth: { sm: 220 } }}
    >
      {data.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  )
}
