import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type DragEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FieldShell } from '#web/forms/FieldShell.tsx'
import { type FieldProps, useField } from '#web/forms/useField.ts'
import { number } from '#web/i18n/format.ts'
import { UploadIcon } from '#web/ui/icons.tsx'

type FilesFieldProps = FieldProps & {
  several?: boolean
  /** Told after the form has the files. */
  onChosen?: (files: readonly File[]) => void
}

/** Files that are dropped here or chosen from the disk. The form keeps the files themselves. */
export const FilesField = ({ name, label, hint, optional, several = false, onChosen }: FilesFieldProps) => {
  const { t } = useTranslation('documents')
  const { field, value, error, id, describedBy } = useField({ name, hint })
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  const files = Array.isArray(value) ? value.filter((each) => each instanceof File) : []
  const take = (list: FileList | null) => {
    const taken = [...(list ?? [])].slice(0, several ? undefined : 1)
    if (taken.length === 0) return
    field.onChange(taken)
    onChosen?.(taken)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    take(event.dataTransfer.files)
  }
  return (
    <FieldShell id={id} label={label} hint={hint} error={error} optional={optional}>
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
          p: 2.5,
          display: 'grid',
          justifyItems: 'center',
          gap: 1,
          textAlign: 'center',
        }}
      >
        {files.length === 0 ? (
          <Typography>{t(several ? 'files.drop' : 'files.dropOne')}</Typography>
        ) : (
          files.map((file) => (
            <Typography key={file.name} sx={{ overflowWrap: 'anywhere' }}>
              {t('files.one', { name: file.name, size: number(Math.max(1, Math.round(file.size / 1024))) })}
            </Typography>
          ))
        )}
        <input
          ref={input}
          id={id}
          type="file"
          hidden
          multiple={several}
          onChange={(event) => {
            take(event.target.files)
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
          {t('files.choose')}
        </Button>
      </Box>
    </FieldShell>
  )
}
