import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Page } from './Page.tsx'

/** No such page in a persona's area; the shell around it stays. */
export const NotFoundInArea = ({ home }: { home: string }) => {
  const { t } = useTranslation()
  return (
    <Page width="narrow">
      <EmptyState
        isPage
        title={t('notFound.title')}
        hint={t('notFound.text')}
        action={
          <Button variant="contained" component={Link} to={home}>
            {t('notFound.home')}
          </Button>
        }
      />
    </Page>
  )
}
