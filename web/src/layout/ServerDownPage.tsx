import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { paths } from '../paths.ts'
import { NoticePage } from './NoticePage.tsx'
import { SupportContact } from './SupportContact.tsx'

/** The servers do not answer. */
export const ServerDownPage = () => {
  const { t } = useTranslation()
  return (
    <NoticePage
      title={t('serverDown.title')}
      actions={
        <Button variant="contained" href={paths.loading}>
          {t('fatal.refresh')}
        </Button>
      }
    >
      <Typography>{t('problem.serverTrouble')}</Typography>
      <SupportContact />
    </NoticePage>
  )
}
