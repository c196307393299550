import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useRouteError } from 'react-router'
import { isMissingPart, mayReload } from '../api/missingParts.ts'
import { region } from '../i18n/region.ts'
import { reportError } from '../reporting/reports.ts'
import { CopyDetailsButton } from '../ui/CopyDetailsButton.tsx'
import { WarningIcon } from '../ui/WarningIcon.tsx'
import { NoticePage } from './NoticePage.tsx'

/**
 * The last resort: something broke that no screen took care of. In a dashboard it is reported. A part of the app that did
 * not load is nobody's mistake: the page loads again by itself, once, and without a connection as soon as there is one.
 */
export const FatalErrorScreen = ({ error }: { error: unknown }) => {
  const { t } = useTranslation()
  const isMissing = isMissingPart(error)
  const isOffline = isMissing && !navigator.onLine
  useEffect(() => {
    if (isMissing && mayReload()) location.reload()
    else if (!isMissing || navigator.onLine) reportError(error)
    if (!isMissing) return
    const load = () => {
      if (mayReload()) location.reload()
    }
    window.addEventListener('online', load)
    return () => window.removeEventListener('online', load)
  }, [error, isMissing])
  return (
    <NoticePage
      icon={WarningIcon}
      tone="warning"
      title={t(isOffline ? 'fatal.offlineTitle' : 'fatal.title')}
      actions={
        <>
          <Button variant="contained" onClick={() => location.reload()}>
            {t('fatal.refresh')}
          </Button>
          <CopyDetailsButton error={error} />
          <Button href={`mailto:${region.support.email}`}>{t('fatal.contact')}</Button>
        </>
      }
    >
      <Typography sx={{ fontSize: 'inherit' }}>
        {t(isOffline ? 'fatal.offline' : isMissing ? 'fatal.missing' : 'fatal.text')}
      </Typography>
    </NoticePage>
  )
}

/** The router's boundary: shows what a page threw. */
export const FatalErrorPage = () => <FatalErrorScreen error={useRouteError()} />
