import Alert from '@mui/material/Alert'
import Link from '@mui/material/Link'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { instantHere, nowHere } from '#web/i18n/clock.ts'
import { useEnvironment } from '../api/environment.ts'
import { dateTime } from '../i18n/format.ts'

/** Messages that this tab has put away. */
const key = 'palisade.hiddenBanners'

/** A sandbox's clock that is further from the world's is told of. */
const aheadSeconds = 3600

const readHidden = (): readonly string[] => JSON.parse(sessionStorage.getItem(key) ?? '[]')

type BannerProps = { severity: 'info' | 'warning'; title: string; onHide: () => void; children: ReactNode }

const Banner = ({ severity, title, onHide, children }: BannerProps) => {
  const { t } = useTranslation()
  return (
    <Alert
      severity={severity}
      aria-label={title}
      onClose={onHide}
      closeText={t('banner.dismiss')}
      sx={{ borderRadius: 0, px: { xs: 2, md: 3 }, py: 0 }}
    >
      {children}
    </Alert>
  )
}

/** What operations staff tell everybody who is signed in: an incident, maintenance to come. Each can be put away. */
export const OperationsBanners = ({ now = nowHere() }: { now?: number }) => {
  const { t } = useTranslation()
  const { incidentBanner: incident, maintenanceBanner: maintenance, clockAhead = 0 } = useEnvironment() ?? {}
  const [hidden, setHidden] = useState(readHidden)
  const hide = (message: string) => () => {
    const all = [...hidden, message]
    sessionStorage.setItem(key, JSON.stringify(all))
    setHidden(all)
  }
  const ahead = maintenance && Date.parse(maintenance.to) > now ? maintenance : undefined
  const span = ahead ? `${ahead.from} ${ahead.to}` : ''
  return (
    <>
      {Math.abs(clockAhead) > aheadSeconds && (
        <Alert severity="info" role="note" sx={{ borderRadius: 0, px: { xs: 2, md: 3 }, py: 0 }}>
          {t('banner.sandbox', { now: dateTime(instantHere()) })}
        </Alert>
      )}
      {incident && !hidden.includes(incident.text) && (
        <Banner severity="warning" title={t('banner.incident')} onHide={hide(incident.text)}>
          {incident.text}{' '}
          {incident.link && (
            <Link href={incident.link} target="_blank" rel="noopener" color="inherit" underline="always">
              {t('banner.more')}
            </Link>
          )}
        </Banner>
      )}
      {ahead && !hidden.includes(span) && (
        <Banner severity="info" title={t('maintenance.title')} onHide={hide(span)}>
          {t('banner.maintenance', { from: dateTime(ahead.from), to: dateTime(ahead.to) })}
        </Banner>
      )}
    </>
  )
}
