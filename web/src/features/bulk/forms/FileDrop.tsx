import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { uploadTypes } from '#shared/domain/account/uploadWords.ts'
import { DropZone } from '#web/forms/DropZone.tsx'
import { FieldShell } from '#web/forms/FieldShell.tsx'
import { type FieldProps, useField } from '#web/forms/useField.ts'
import { number } from '#web/i18n/format.ts'

const accept = uploadTypes.map((type) => `.${type}`).join(',')

/** A file that is dropped here or chosen from the disk. The form keeps the file itself. */
export const FileDrop = ({ name, label, hint }: FieldProps) => {
  const { t } = useTranslation('bulk')
  const { field, value, error, id, describedBy } = useField({ name, hint, label })
  const file = value instanceof File ? value : undefined
  return (
    <FieldShell id={id} label={label} hint={hint} error={error}>
      <DropZone
        id={id}
        describedBy={describedBy}
        buttonRef={field.ref}
        isWrong={error !== undefined}
        choose={file ? t('file.another') : t('file.choose')}
        accept={accept}
        onTake={([taken]) => field.onChange(taken)}
      >
        <Typography sx={{ overflowWrap: 'anywhere', fontWeight: file ? 500 : 400 }}>
          {file ? file.name : t('file.drop')}
        </Typography>
        {file && (
          <Typography variant="caption" color="text.secondary">
            {t('file.size', { size: number(Math.max(1, Math.round(file.size / 1024))) })}
          </Typography>
        )}
      </DropZone>
    </FieldShell>
  )
}
