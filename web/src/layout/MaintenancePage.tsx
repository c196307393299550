import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../paths.ts'
import { SettingsIcon } from '../ui/icons.tsx'
import { NoticePage } from './NoticePage.tsx'
import { PublicFooter } from './PublicFooter.tsx'

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
    <NoticePage
      icon={SettingsIcon}
      tone="info"
      title={t('maintenance.title')}
      actions={
        <Button variant="contained" size="large" href={paths.loading}>
          {t('maintenance.refresh')}
        </Button>
      }
      footer={<PublicFooter />}
    >
      <Typography sx={{ fontSize: 'inherit' }}>{t('maintenance.text')}</Typography>
      <Typography color="text.secondary">{t('maintenance.when')}</Typography>
    </NoticePage>
  )
}
