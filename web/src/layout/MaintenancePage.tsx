import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../paths.ts'
import { NoticePage } from './NoticePage.tsx'

/** The page looks again whether the work is done. */
const reloadAfter = 30_000

/** Replaces the whole application while maintenance mode is on. */
export const MaintenancePage = () => {
  const { t } = useTranslation()
  useEffect(() => {
    const timer = setTimeout(() => location.reload(), reloadAfter)
    return () => clearTimeout(timer)
  }, [])
  return (
    <NoticePage title={t('maintenance.title')} actions={<Link href={paths.loading}>{t('maintenance.refresh')}</Link>}>
      <Typography>{t('maintenance.text')}</Typography>
      <Typography color="text.secondary">{t('maintenance.when')}</Typography>
    </NoticePage>
  )
}
