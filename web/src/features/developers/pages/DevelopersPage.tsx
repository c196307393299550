import Typography from '@mui/material/Typography'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { region } from '#web/i18n/region.ts'
import { DeveloperTabs } from '../parts/DeveloperTabs.tsx'

/** What who builds on the API has to know, without a sign-in. */
export const DevelopersPage = () => {
  const { t } = useTranslation('developers')
  const title = t('title')
  useEffect(() => {
    document.title = `${title} · ${region.provider.name}`
  }, [title])
  return (
    <>
      <Typography variant="h1">{title}</Typography>
      <Typography color="text.secondary" sx={{ mt: 1, mb: 3, maxWidth: '65ch' }}>
        {t('about')}
      </Typography>
      <DeveloperTabs />
    </>
  )
}
