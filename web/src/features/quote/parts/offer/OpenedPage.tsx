import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { restoreSession } from '#web/api/refresh.ts'
import { useSession } from '#web/api/session.ts'
import { region } from '#web/i18n/region.ts'
import { SupportContact } from '#web/layout/SupportContact.tsx'
import { paths } from '#web/paths.ts'
import { CardSkeleton } from '#web/ui/Skeletons.tsx'
import { StatusScene } from '#web/ui/StatusScene.tsx'

/** Answers that mean: this is not for who is here. What one may not see is not found. */
export const notTheirs: readonly number[] = [401, 403, 404]

/** In place of what is not for who is here. */
export const NotAuthorised = () => {
  const { t } = useTranslation('quote')
  return (
    <StatusScene
      heading="h1"
      tone="draft"
      title={t('offer.notAuthorised')}
      actions={
        <Button component={Link} to={paths.login} variant="outlined">
          {t('offer.signIn')}
        </Button>
      }
    >
      {t('offer.notAuthorisedText')}
    </StatusScene>
  )
}

/** A public page for who was sent its link: opened by a one-time code, or by a session that is there already. */
export const OpenedPage = ({ title, children }: { title: string; children: ReactNode }) => {
  const session = useSession()
  const [restoring, setRestoring] = useState(session === undefined)
  useEffect(() => {
    document.title = `${title} · ${region.provider.name}`
  }, [title])
  useEffect(() => {
    if (restoring) restoreSession().finally(() => setRestoring(false))
  }, [restoring])
  return (
    <>
      {session ? children : restoring ? <CardSkeleton cards={2} height={320} /> : <NotAuthorised />}
      <Box sx={{ mt: 4, textAlign: 'center' }}>
        <SupportContact />
      </Box>
    </>
  )
}
