import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { readVersion } from '../api/versionWatch.ts'
import { paths } from '../paths.ts'
import { WarningIcon } from '../ui/icons.tsx'
import { NoticePage } from './NoticePage.tsx'
import { PublicFooter } from './PublicFooter.tsx'
import { SupportContact } from './SupportContact.tsx'

/** The page looks again whether the servers are back. */
const lookEvery = 15_000

/** The servers do not answer. Goes on by itself as soon as they do. */
export const ServerDownPage = () => {
  const { t } = useTranslation()
  useEffect(() => {
    const look = () =>
      readVersion().then(
        () => location.assign(paths.loading),
        () => undefined,
      )
    const timer = setInterval(look, lookEvery)
    return () => clearInterval(timer)
  }, [])
  return (
    <NoticePage
      icon={WarningIcon}
      tone="warning"
      title={t('serverDown.title')}
      actions={
        <Button variant="contained" size="large" href={paths.loading}>
          {t('fatal.refresh')}
        </Button>
      }
      footer={<PublicFooter />}
    >
      <Typography sx={{ fontSize: 'inherit' }}>{t('problem.serverTrouble')}</Typography>
      <Typography color="text.secondary">{t('serverDown.waiting')}</Typography>
      <SupportContact />
    </NoticePage>
  )
}
