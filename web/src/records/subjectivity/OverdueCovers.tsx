import Link from '@mui/material/Link'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router'
import { LateAlert } from '#web/ui/LateAlert.tsx'
import { useOverdueCovers } from './useOverdueCovers.ts'

/** That cover waits for something overdue, with the way to it; nothing where none does. */
export const OverdueCovers = () => {
  const { t } = useTranslation('records')
  const overdue = useOverdueCovers()
  if (overdue.length === 0) return null
  return (
    <LateAlert severity="warning" variant="outlined" sx={{ mb: 2, color: 'text.primary' }}>
      {t('overdue.text')}{' '}
      {overdue.map(({ tab, count, to }, index) => (
        <span key={tab}>
          {index > 0 && ' · '}
          <Link component={RouterLink} to={to}>
            {t(`overdue.${tab}`, { count })}
          </Link>
        </span>
      ))}
    </LateAlert>
  )
}
