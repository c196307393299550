import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type DragEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { uploadTypes } from '#shared/domain/account/uploadWords.ts'
import { FieldShell } from '#web/forms/FieldShell.tsx'
import { type FieldProps, useField } from '#web/forms/useField.ts'
import { number } from '#web/i18n/format.ts'
import { UploadIcon } from '#web/ui/icons.tsx'

const accept = uploadTypes.map((type) => `.${type}`).join(',')

/** A file that is dropped here or chosen from the disk. The form keeps the file itself. */
export const FileDrop = ({ name, label, hint }: FieldProps) => {
  const { t } = useTranslation('bulk')
  const { field, value, error, id, describedBy } = useField({ name, hint })
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  const file = value instanceof File ? value : undefined
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    const [dropped] = event.dataTransfer.files
    if (dropped) field.onChange(dropped)
  }
  return (
    <FieldShell id={id} label={label} hint={hint} error={error}>
      <Box
        onDragOver={(event) => {
          event.preventDefault()
          setIsOver(true)
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
        sx={{
          border: 1.5,
          borderStyle: 'dashed',
          borderColor: error ? 'error.main' : isOver ? 'primary.main' : 'divider',
          bgcolor: isOver ? 'action.hover' : 'transparent',
          borderRadius: 1.5,
          p: { xs: 2.5, md: 4 },
          display: 'grid',
          justifyItems: 'center',
          gap: 1,
          textAlign: 'center',
        }}
      >
        <Typography sx={{ overflowWrap: 'anywhere', fontWeight: file ? 500 : 400 }}>
          {file ? file.name : t('file.drop')}
        </Typography>
        {file && (
          <Typography variant="caption" color="text.secondary">
            {t('file.size', { size: number(Math.max(1, Math.round(file.size / 1024))) })}
          </Typography>
        )}
        <input
          ref={input}
          id={id}
          type="file"
          hidden
          accept={accept}
          onChange={(event) => {
            const [chosen] = event.target.files ?? []
            if (chosen) field.onChange(chosen)
            // The same file, corrected, can be chosen again.
            event.target.value = ''
          }}
        />
        <Button
          ref={field.ref}
          variant="outlined"
          startIcon={<UploadIcon />}
          aria-describedby={describedBy}
          onClick={() => input.current?.click()}
        >
          {file ? t('file.another') : t('file.choose')}
        </Button>
      </Box>
    </FieldShell>
  )
}
