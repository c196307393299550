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

/** Characters of a name before it is looked for. */
const least = 2

/** Finds by name whose deeds are meant, and whose records; the id of anything is taken as it is. */
export const AuditSearch = ({ value, onSearch }: AuditSearchProps) => {
  const { t } = useTranslation(['audit', 'common'])
  const persona = usePersona()
  const search = useMemo(() => foundBy(persona), [persona])
  const [open, setOpen] = useState(false)
  const [text, setText] = useState('')
  const [picked, setPicked] = useState<Option<string> | null>(null)
  const found = useOptionSearch({ search, open: open && !isId(text), text, minimum: least, delay: 250 })
  const chosen = value === undefined ? null : picked?.value === value ? picked : { value, label: value }
  const take = (next: Option<string> | null) => {
    setPicked(next)
    setOpen(false)
    onSearch(next?.value)
  }
  return (
    <Autocomplete<Option<string>>
      popupIcon={null}
      autoHighlight
      size="small"
      open={open && text.trim().length >= least}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      options={found.options}
      filterOptions={(options) => options}
      loading={found.pending}
      loadingText={t('common:loading')}
      noOptionsText={found.failed ?? t('nobody')}
      value={chosen}
      getOptionLabel={({ label }) => label}
      getOptionKey={({ value: id }) => id}
      isOptionEqualToValue={(a, b) => a.value === b.value}
      onInputChange={(_, next, reason) => {
        setText(reason === 'input' ? next : '')
        // An id that is pasted is meant.
        if (reason === 'input' && isId(next)) take({ value: next.trim(), label: next.trim() })
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
          sx={{ '& .MuiOutlinedInput-root.MuiInputBase-sizeSmall': { pl: 1.75 } }}
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
