import FormHelperText from '@mui/material/FormHelperText'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { bareDomain } from '#shared/domain/account/firmographics.ts'
import { FieldShell } from '#web/forms/FieldShell.tsx'
import { type FieldProps, useField } from '#web/forms/useField.ts'
import { CheckIcon } from '#web/ui/icons.tsx'
import { useDomainVerdict } from './useDomainVerdict.ts'

type DomainFieldProps = FieldProps & {
  /** Takes several, separated by commas; the form then keeps a list of `{ domain }`. */
  multiple?: boolean
}

const separator = /[\s,;]+/

const domainsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return value === '' ? [] : [value]
  return Array.isArray(value) ? value.map((each: { domain: string }) => each.domain) : []
}

/**
 * A company's domain, typed with or without a scheme and checked by the server as one types. Several are shown joined by
 * commas.
 */
export const DomainField = ({ name, label, hint, optional, notNow, autoFocus, multiple = false }: DomainFieldProps) => {
  const { t } = useTranslation('account')
  const { field, value, error, id, describedBy } = useField({ name, hint, notNow, label })
  const domains = domainsOf(value)
  const [typed, setTyped] = useState<string>()
  const several = !multiple && separator.test((typed ?? '').trim())
  const verdict = useDomainVerdict(several ? [] : domains)
  const keep = (text: string) => {
    const parts = text.split(separator).filter(Boolean).map(bareDomain)
    field.onChange(multiple ? parts.map((domain) => ({ domain })) : (parts[0] ?? ''))
  }
  const refused = several ? t('domain.onlyOne') : verdict && !verdict.valid ? verdict.message : undefined
  return (
    <FieldShell id={id} label={label} hint={hint} error={error ?? refused} optional={optional} notNow={notNow}>
      <OutlinedInput
        id={id}
        name={name}
        value={typed ?? domains.join(', ')}
        onFocus={() => setTyped(domains.join(', '))}
        onChange={(event) => {
          setTyped(event.target.value)
          keep(event.target.value)
        }}
        onBlur={() => {
          setTyped(undefined)
          field.onBlur()
        }}
        inputRef={field.ref}
        fullWidth
        placeholder={multiple ? 'example.com, example.org' : 'example.com'}
        error={error !== undefined || refused !== undefined}
        disabled={notNow !== undefined}
        autoFocus={autoFocus ?? false}
        inputProps={{
          'aria-describedby': [describedBy, `${id}-found`].filter(Boolean).join(' '),
          'aria-invalid': error !== undefined || refused !== undefined,
          inputMode: 'url',
          autoCapitalize: 'none',
          spellCheck: false,
          maxLength: multiple ? 1000 : 300,
        }}
      />
      <FormHelperText
        id={`${id}-found`}
        role="status"
        sx={{ color: 'success.main', display: 'flex', gap: 0.5, alignItems: 'center', '&:empty': { display: 'none' } }}
      >
        {error === undefined && verdict?.valid && (
          <>
            <CheckIcon sx={{ fontSize: 14 }} />
            {verdict.message}
          </>
        )}
      </FormHelperText>
    </FieldShell>
  )
}
