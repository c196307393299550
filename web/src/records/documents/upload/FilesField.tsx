import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { DropZone } from '#web/forms/DropZone.tsx'
import { FieldShell } from '#web/forms/FieldShell.tsx'
import { type FieldProps, useField } from '#web/forms/useField.ts'
import { fileSize } from '#web/i18n/format.ts'
import { CloseIcon } from '#web/ui/icons.tsx'

type FilesFieldProps = FieldProps & {
  several?: boolean
  /** Told after the form has the files. */
  onChosen?: (files: readonly File[]) => void
}

/** By what a file that is chosen again is known. */
const markOf = ({ name, size, lastModified }: File): string => `${name} ${size} ${lastModified}`

/** Those that were chosen, each once: what is chosen later comes to them. */
export const withMore = ({ before, taken }: Record<'before' | 'taken', readonly File[]>): File[] => [
  ...new Map([...before, ...taken].map((file) => [markOf(file), file])).values(),
]

/**
 * Files that are dropped here or chosen from the disk, each of which can be taken out again; of several, those that are
 * chosen later come to those before. The form keeps the files themselves.
 */
export const FilesField = ({ name, label, hint, optional, several = false, onChosen }: FilesFieldProps) => {
  const { t } = useTranslation('documents')
  const { field, value, error, id, describedBy } = useField({ name, hint, label })
  const files = Array.isArray(value) ? value.filter((each) => each instanceof File) : []
  const keep = (kept: readonly File[]) => {
    field.onChange(kept)
    onChosen?.(kept)
  }
  return (
    <FieldShell id={id} label={label} hint={hint} error={error} optional={optional}>
      <DropZone
        id={id}
        describedBy={describedBy}
        buttonRef={field.ref}
        isWrong={error !== undefined}
        choose={t(several ? 'files.choose' : 'files.chooseOne')}
        several={several}
        onTake={(taken) => keep(several ? withMore({ before: files, taken }) : taken)}
      >
        {files.length === 0 ? (
          <Typography>{t(several ? 'files.drop' : 'files.dropOne')}</Typography>
        ) : (
          files.map((file) => (
            <Box key={markOf(file)} sx={{ display: 'flex', alignItems: 'center', gap: 0.5, minWidth: 0 }}>
              <Typography sx={{ overflowWrap: 'anywhere' }}>
                {t('files.one', { name: file.name, size: fileSize(file.size) })}
              </Typography>
              <IconButton
                size="small"
                aria-label={t('files.remove', { name: file.name })}
                onClick={() => keep(files.filter((each) => each !== file))}
              >
                <CloseIcon fontSize="small" />
              </IconButton>
            </Box>
          ))
        )}
      </DropZone>
    </FieldShell>
  )
}
