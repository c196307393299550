import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useSession } from '../api/session.ts'
import { homeOf, paths } from '../paths.ts'
import { SearchIcon } from '../ui/icons.tsx'
import { NoticePage } from './NoticePage.tsx'
import { PublicFooter } from './PublicFooter.tsx'

/** No such page. */
export const NotFoundPage = () => {
  const { t } = useTranslation()
  const session = useSession()
  const home = session && homeOf(session.claims)
  return (
    <NoticePage
      icon={SearchIcon}
      title={t('notFound.title')}
      footer={<PublicFooter />}
      actions={
        <Button variant="contained" size="large" component={Link} to={home ?? paths.login}>
          {home ? t('notFound.home') : t('notFound.login')}
        </Button>
      }
    >
      <Typography sx={{ fontSize: 'inherit' }}>{t('notFound.text')}</Typography>
    </NoticePage>
  )
}
