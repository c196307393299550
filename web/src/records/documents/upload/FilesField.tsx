import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { DropZone } from '#web/forms/DropZone.tsx'
import { FieldShell } from '#web/forms/FieldShell.tsx'
import { type FieldProps, useField } from '#web/forms/useField.ts'
import { number } from '#web/i18n/format.ts'

type FilesFieldProps = FieldProps & {
  several?: boolean
  /** Told after the form has the files. */
  onChosen?: (files: readonly File[]) => void
}

/** Files that are dropped here or chosen from the disk. The form keeps the files themselves. */
export const FilesField = ({ name, label, hint, optional, several = false, onChosen }: FilesFieldProps) => {
  const { t } = useTranslation('documents')
  const { field, value, error, id, describedBy } = useField({ name, hint, label })
  const files = Array.isArray(value) ? value.filter((each) => each instanceof File) : []
  const take = (taken: readonly File[]) => {
    field.onChange(taken)
    onChosen?.(taken)
  }
  return (
    <FieldShell id={id} label={label} hint={hint} error={error} optional={optional}>
      <DropZone
        id={id}
        describedBy={describedBy}
        buttonRef={field.ref}
        isWrong={error !== undefined}
        choose={t('files.choose')}
        several={several}
        onTake={take}
      >
        {files.length === 0 ? (
          <Typography>{t(several ? 'files.drop' : 'files.dropOne')}</Typography>
        ) : (
          files.map((file) => (
            <Typography key={`${file.name} ${file.size} ${file.lastModified}`} sx={{ overflowWrap: 'anywhere' }}>
              {t('files.one', { name: file.name, size: number(Math.max(1, Math.round(file.size / 1024))) })}
            </Typography>
          ))
        )}
      </DropZone>
    </FieldShell>
  )
}
