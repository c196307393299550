import Autocomplete from '@mui/material/Autocomplete'
import InputAdornment from '@mui/material/InputAdornment'
import ListItemText from '@mui/material/ListItemText'
import TextField from '@mui/material/TextField'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Option } from '#web/forms/SelectField.tsx'
import { useOptionSearch } from '#web/forms/useOptionSearch.ts'
import { usePersona } from '#web/layout/usePersona.ts'
import { SearchIcon } from '#web/ui/icons.tsx'
import { isId } from './auditFilter.ts'
import { foundBy } from './foundBy.ts'

type AuditSearchProps = { value: string | undefined; onSearch: (id: string | undefined) => void }

/** Finds by name whose deeds are meant, and whose records; the id of anything is taken as it is. */
export const AuditSearch = ({ value, onSearch }: AuditSearchProps) => {
  const { t } = useTranslation(['audit', 'common'])
  const persona = usePersona()
  const search = useMemo(() => foundBy(persona), [persona])
  const [open, setOpen] = useState(false)
  const [text, setText] = useState('')
  const [picked, setPicked] = useState<Option<string> | null>(null)
  const found = useOptionSearch({ search, open: open && !isId(text), text, minimum: 2, delay: 250 })
  const chosen = value === undefined ? null : picked?.value === value ? picked : { value, label: value }
  const take = (next: Option<string> | string | null) => {
    const id = typeof next === 'string' ? next.trim() : next?.value
    if (typeof next === 'string' && !isId(next)) return
    setPicked(typeof next === 'string' ? null : next)
    onSearch(id)
  }
  return (
    <Autocomplete<Option<string>, false, false, true>
      freeSolo
      autoHighlight
      size="small"
      open={open && found.options.length > 0}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      options={found.options}
      filterOptions={(options) => options}
      loading={found.pending}
      value={chosen}
      getOptionLabel={(option) => (typeof option === 'string' ? option : option.label)}
      getOptionKey={(option) => (typeof option === 'string' ? option : option.value)}
      isOptionEqualToValue={(a, b) => a.value === b.value}
      onInputChange={(_, next, reason) => {
        setText(reason === 'input' ? next : '')
        // An id that is pasted is meant.
        if (reason === 'input' && isId(next)) take(next)
      }}
      onChange={(_, next) => take(next)}
      renderOption={({ key, ...item }, option) => (
        <li key={key} {...item}>
          <ListItemText primary={option.label} secondary={option.hint} />
        </li>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          placeholder={t('find')}
          slotProps={{
            ...params.slotProps,
            input: {
              ...params.slotProps.input,
              startAdornment: (
                <InputAdornment position="start">
                  <SearchIcon />
                </InputAdornment>
              ),
            },
            htmlInput: { ...params.slotProps.htmlInput, 'aria-label': t('find') },
          }}
        />
      )}
    />
  )
}
