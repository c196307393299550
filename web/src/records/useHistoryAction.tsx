import { useTranslation } from 'react-i18next'
import type { RowAction } from '../tables/column.ts'
import { ClockIcon } from '../ui/icons.tsx'

/** The entry of a row's menu that leads to what was done to its record. */
export const useHistoryAction = (): ((onSelect: () => void) => RowAction) => {
  const { t } = useTranslation('records')
  return (onSelect) => ({ label: t('history.title'), icon: <ClockIcon />, onSelect })
}
