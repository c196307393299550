import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { getAgency } from '#shared/contracts/account/agencies.ts'
import { searchPersonaRecords } from '#shared/contracts/account/personas.ts'
import { AgencyId } from '#shared/domain/ids/ids.ts'
import { call } from '#web/api/call.ts'
import { useMay } from '#web/api/useMay.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { nothingFound } from '#web/forms/listWords.ts'
import { useOptionSearch } from '#web/forms/useOptionSearch.ts'

const search = async (text: string, signal: AbortSignal) => {
  const query = { search: text, size: 20 }
  const { content } = await call(searchPersonaRecords, { params: { type: 'agency' }, query }, { signal })
  return content.map(({ id, name, locationAlias }) => ({ value: id, label: name, hint: locationAlias }))
}

type AgencyFilterProps = {
  value: AgencyId | undefined
  onChange: (agencyId: AgencyId | undefined) => void
  /** What stands there while none is chosen: that all are shown, unless one has to be chosen. */
  placeholder?: string
}

/** Narrows a list to one agency, found by typing; for who may look agencies up. */
export const AgencyFilter = ({ value, onChange, placeholder }: AgencyFilterProps) => {
  const { t } = useTranslation(['billing', 'common'])
  const mayRead = useMay()('agency:read')
  const [open, setOpen] = useState(false)
  const [text, setText] = useState('')
  const found = useOptionSearch({ search, open, text, minimum: 0, delay: 250 })
  const { data } = useOperation(getAgency, mayRead && value !== undefined ? { params: { agencyId: value } } : null)
  if (!mayRead) return null
  return (
    <Autocomplete
      size="small"
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      options={found.options}
      filterOptions={(options) => options}
      loading={found.pending}
      loadingText={t('common:loading')}
      noOptionsText={nothingFound({ typed: text, minimum: 0, failed: found.failed })}
      value={value === undefined ? null : { value, label: data?.name ?? '…' }}
      isOptionEqualToValue={(a, b) => a.value === b.value}
      onInputChange={(_, next, reason) => setText(reason === 'input' ? next : '')}
      onChange={(_, option) => onChange(AgencyId.safeParse(option?.value).data)}
      renderInput={(params) => (
        <TextField
          {...params}
          placeholder={placeholder ?? t('transactions.anyAgency')}
          slotProps={{
            ...params.slotProps,
            htmlInput: { ...params.slotProps.htmlInput, 'aria-label': t('transactions.agency') },
          }}
        />
      )}
      sx={{ flex: { xs: '1 1 100%', sm: 'none' }, width: { sm: 240 } }}
    />
  )
}
