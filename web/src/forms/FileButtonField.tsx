import Button from '@mui/material/Button'
import { useRef } from 'react'
import { UploadIcon } from '../ui/icons.tsx'
import { FieldShell } from './FieldShell.tsx'
import { type FieldProps, useField } from './useField.ts'

type FileButtonFieldProps = FieldProps & {
  /** Kinds of file, as a browser's chooser takes them. */
  accept: string
  /** On the button while none is chosen. */
  choose: string
  /** What the form keeps of the file, beside its name. */
  read: (file: File) => Promise<object>
}

/** A small file from the reader's disk, read into the form. */
export const FileButtonField = ({ name, label, hint, accept, choose, read }: FileButtonFieldProps) => {
  const { field, value, error, id, describedBy } = useField({ name, hint, label })
  const input = useRef<HTMLInputElement>(null)
  const chosen = (value as { readonly fileName?: string } | undefined)?.fileName
  const keep = async (file: File | undefined) => {
    if (file) field.onChange({ fileName: file.name, ...(await read(file)) })
  }
  return (
    <FieldShell id={id} label={label} hint={hint} error={error}>
      <input
        ref={input}
        id={id}
        type="file"
        hidden
        accept={accept}
        aria-describedby={describedBy}
        onChange={(event) => {
          void keep(event.target.files?.[0])
          // The same file, corrected, can be chosen again.
          event.target.value = ''
        }}
      />
      <Button variant="outlined" startIcon={<UploadIcon />} onClick={() => input.current?.click()}>
        {chosen ?? choose}
      </Button>
    </FieldShell>
  )
}
