import Button from '@mui/material/Button'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { FieldShell } from '#web/forms/FieldShell.tsx'
import { type FieldProps, useField } from '#web/forms/useField.ts'
import { UploadIcon } from '#web/ui/icons.tsx'

/** A table (CSV) from the reader's disk. The form keeps its name and text. */
export const CsvField = ({ name, label, hint }: FieldProps) => {
  const { t } = useTranslation('commissions')
  const { field, value, error, id, describedBy } = useField({ name, hint })
  const input = useRef<HTMLInputElement>(null)
  const chosen = (value as { readonly fileName?: string } | undefined)?.fileName
  const choose = async (file: File | undefined) => {
    if (file) field.onChange({ fileName: file.name, csv: await file.text() })
  }
  return (
    <FieldShell id={id} label={label} hint={hint} error={error}>
      <input
        ref={input}
        id={id}
        type="file"
        hidden
        accept=".csv,text/csv"
        aria-describedby={describedBy}
        onChange={(event) => void choose(event.target.files?.[0])}
      />
      <Button variant="outlined" startIcon={<UploadIcon />} onClick={() => input.current?.click()}>
        {chosen ?? t('remittance.choose')}
      </Button>
    </FieldShell>
  )
}
