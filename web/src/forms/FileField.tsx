import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CloseIcon, UploadIcon } from '../ui/icons.tsx'
import { FieldShell } from './FieldShell.tsx'
import { type FieldProps, useField } from './useField.ts'

type FileFieldProps = Omit<FieldProps, 'autoFocus'> & {
  /** Types the picker offers (`.pdf,.docx`). */
  accept?: string | undefined
  /** Most bytes of a file; more is refused in words. */
  maxBytes?: number | undefined
  multiple?: boolean | undefined
}

/** Files picked or dropped. The form keeps a File, an array of them with `multiple`, or null. */
export const FileField = ({ name, label, hint, optional, disabled, accept, maxBytes, multiple }: FileFieldProps) => {
  const { t } = useTranslation()
  const { field, value, error, id, describedBy } = useField({ name, hint })
  const [over, setOver] = useState(false)
  const [refused, setRefused] = useState<string>()
  const input = useRef<HTMLInputElement | null>(null)
  const files = Array.isArray(value) ? (value as File[]) : value instanceof File ? [value] : []
  const take = (list: FileList | null) => {
    const added = [...(list ?? [])]
    const tooBig = added.find((file) => maxBytes !== undefined && file.size > maxBytes)
    setRefused(tooBig && t('forms.fileTooBig', { name: tooBig.name, size: Math.round((maxBytes ?? 0) / 1_048_576) }))
    const fine = added.filter((file) => file !== tooBig)
    if (fine.length > 0) field.onChange(multiple ? [...files, ...fine] : fine[0])
  }
  return (
    <FieldShell id={id} label={label} hint={hint} error={error ?? refused} optional={optional} disabled={disabled}>
      <Box
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setOver(false)
          if (!disabled) take(event.dataTransfer.files)
        }}
        sx={{
          border: '1.5px dashed',
          borderColor: over ? 'primary.main' : 'text.disabled',
          bgcolor: over ? 'primary.light' : 'background.paper',
          borderRadius: 1,
          p: 2,
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1.5,
          alignItems: 'center',
        }}
      >
        <Button
          variant="outlined"
          startIcon={<UploadIcon />}
          disabled={disabled ?? false}
          onClick={() => input.current?.click()}
        >
          {t('forms.chooseFile', { count: multiple ? 2 : 1 })}
        </Button>
        <Typography variant="body2" color="text.secondary">
          {t('forms.dropHere')}
        </Typography>
        <input
          ref={(element) => {
            input.current = element
            field.ref(element)
          }}
          id={id}
          type="file"
          accept={accept}
          multiple={multiple}
          hidden
          aria-describedby={describedBy}
          onChange={(event) => {
            take(event.target.files)
            event.target.value = ''
          }}
        />
        {files.length > 0 && (
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, width: '100%' }}>
            {files.map((file) => (
              <Box
                component="li"
                key={`${file.name}-${file.size}`}
                sx={{ display: 'flex', alignItems: 'center', gap: 1 }}
              >
                <Typography variant="body2" noWrap sx={{ flex: 1 }}>
                  {file.name}
                </Typography>
                <IconButton
                  size="small"
                  aria-label={t('forms.removeFile', { name: file.name })}
                  onClick={() => field.onChange(multiple ? files.filter((each) => each !== file) : null)}
                >
                  <CloseIcon sx={{ fontSize: 16 }} />
                </IconButton>
              </Box>
            ))}
          </Box>
        )}
      </Box>
    </FieldShell>
  )
}
