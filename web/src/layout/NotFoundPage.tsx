import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useSession } from '../api/session.ts'
import { paths, personaOf } from '../paths.ts'
import { NoticePage } from './NoticePage.tsx'

/** No such page. */
export const NotFoundPage = () => {
  const { t } = useTranslation()
  const session = useSession()
  const home = session && personaOf(session.claims.accountType)?.home
  return (
    <NoticePage
      title={t('notFound.title')}
      actions={
        <Button variant="contained" component={Link} to={home ?? paths.login}>
          {home ? t('notFound.home') : t('notFound.login')}
        </Button>
      }
    >
      <Typography>{t('notFound.text')}</Typography>
    </NoticePage>
  )
}
