import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import OutlinedInput from '@mui/material/OutlinedInput'
import Select from '@mui/material/Select'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { region } from '../i18n/region.ts'
import { FieldShell } from './FieldShell.tsx'
import { homeCountries, loadPhoneLibrary, type PhoneCountry, type PhoneLibrary } from './phoneLibrary.ts'
import { TextField } from './TextField.tsx'
import { type FieldProps, useField } from './useField.ts'

type PhoneFieldProps = FieldProps & {
  /** Path of the extension's value; the box shows only when given. */
  extensionName?: string | undefined
}

/**
 * A phone number: country, number and extension. The form keeps digits with the country code (`14155550132`), the
 * extension apart. The number is written properly when the field is left, never under the keys.
 */
export const PhoneField = ({ name, label, hint, optional, notNow, autoFocus, extensionName }: PhoneFieldProps) => {
  const { t } = useTranslation()
  const { field, value, error, id, describedBy } = useField({ name, hint, notNow, label })
  const [library, setLibrary] = useState<PhoneLibrary>()
  const [country, setCountry] = useState<PhoneCountry>(region.country.alpha2)
  const [typed, setTyped] = useState<string>()
  useEffect(() => {
    loadPhoneLibrary().then(setLibrary, () => undefined)
  }, [])
  const digits = typeof value === 'string' ? value : ''
  const read = library?.read(digits)
  const shownCountry = read?.country ?? country
  const countries = library?.countries ?? homeCountries
  const keep = (text: string, from: PhoneCountry) => {
    const found = library?.parse(text, from)
    if (found?.country) setCountry(found.country)
    field.onChange(found?.digits ?? text.replace(/\D/g, ''))
  }
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <FieldShell id={id} label={label} hint={hint} error={error} optional={optional} notNow={notNow}>
          <Box sx={{ display: 'flex', gap: 1 }}>
            <Select
              value={shownCountry}
              onChange={(event) => {
                const next = event.target.value as PhoneCountry
                setCountry(next)
                if (read) keep(read.national, next)
              }}
              disabled={notNow !== undefined}
              SelectDisplayProps={{ 'aria-label': t('forms.phoneCountry') }}
              renderValue={(code) => countries.find((each) => each.country === code)?.dialling ?? region.diallingCode}
              sx={{ width: 92, flex: 'none' }}
              MenuProps={{ slotProps: { paper: { sx: { maxHeight: 360 } } } }}
            >
              {countries.map((each) => (
                <MenuItem key={each.country} value={each.country}>
                  {each.name}{' '}
                  <Box component="span" sx={{ color: 'text.secondary', ml: 'auto' }}>
                    {each.dialling}
                  </Box>
                </MenuItem>
              ))}
            </Select>
            <OutlinedInput
              id={id}
              name={name}
              value={typed ?? read?.shown ?? digits}
              onFocus={() => setTyped(read?.shown ?? digits)}
              onChange={(event) => {
                setTyped(event.target.value)
                keep(event.target.value, shownCountry)
              }}
              onBlur={() => {
                setTyped(undefined)
                field.onBlur()
              }}
              inputRef={field.ref}
              fullWidth
              placeholder={region.phone.example}
              error={error !== undefined}
              disabled={notNow !== undefined}
              autoFocus={autoFocus ?? false}
              autoComplete="tel-national"
              inputProps={{
                inputMode: 'tel',
                'aria-describedby': describedBy,
                'aria-invalid': error !== undefined,
                maxLength: 24,
              }}
            />
          </Box>
        </FieldShell>
      </Box>
      {extensionName && (
        <Box sx={{ width: 96, flex: 'none' }}>
          <TextField
            name={extensionName}
            label={t('forms.extension')}
            notNow={notNow}
            inputMode="numeric"
            maxLength={6}
            transform={(text) => text.replace(/\D/g, '')}
          />
        </Box>
      )}
    </Box>
  )
}
