import Chip from '@mui/material/Chip'
import { useTranslation } from 'react-i18next'
import { CloseIcon } from '../ui/icons.tsx'

/** Says that a list shows only what a figure counts, and takes that back. */
export const OnlyChip = ({ label, onClear }: { label: string; onClear: () => void }) => {
  const { t } = useTranslation()
  return (
    <Chip
      color="primary"
      size="small"
      label={label}
      onDelete={onClear}
      deleteIcon={<CloseIcon role="button" aria-label={t('table.takeBack', { what: label })} sx={{ fontSize: 16 }} />}
    />
  )
}
