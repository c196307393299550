import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import OutlinedInput from '@mui/material/OutlinedInput'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readCertificateNumber } from '#shared/domain/policy/certificateNumber.ts'
import { readDocumentCode } from '#shared/domain/policy/documentCode.ts'
import { FieldShell } from '#web/forms/FieldShell.tsx'

/** Takes a certificate's number or a document's code as it is printed; a slip of the keys is told before anybody is asked. */
export const VerifyForm = ({ onNumber }: { onNumber: (number: string) => void }) => {
  const { t } = useTranslation('policy')
  const id = useId()
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const number = readCertificateNumber(typed) ?? readDocumentCode(typed)
    if (number === undefined) return setError(t(typed.trim() === '' ? 'verify.missing' : 'verify.mistyped'))
    setTyped('')
    onNumber(number)
  }
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2 }}>
      <FieldShell id={id} label={t('verify.code')} hint={t('verify.hint')} error={error}>
        <OutlinedInput
          id={id}
          name="number"
          value={typed}
          placeholder="XXXX-XXXX-XXXX"
          onChange={(event) => {
            setTyped(event.target.value)
            setError(undefined)
          }}
          error={error !== undefined}
          fullWidth
          inputProps={{
            'aria-invalid': error !== undefined,
            autoCapitalize: 'characters',
            autoComplete: 'off',
            maxLength: 40,
            spellCheck: false,
            style: { fontVariantNumeric: 'tabular-nums' },
          }}
        />
      </FieldShell>
      <Button type="submit" variant="contained" size="large" sx={{ justifySelf: { sm: 'start' } }}>
        {t('verify.submit')}
      </Button>
    </Box>
  )
}
