import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../ui/EmptyState.tsx'

/** A list that search or filters emptied: it says that nothing fits them, not that there is nothing, and takes them off. */
export const NothingFits = ({ onClear }: { readonly onClear: () => void }) => {
  const { t } = useTranslation()
  return (
    <EmptyState
      title={t('table.nothingFits')}
      hint={t('table.nothingFitsHint')}
      action={<Button onClick={onClear}>{t('table.clear')}</Button>}
    />
  )
}
