import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { ResponseOf } from '#shared/contract/operation.ts'
import { getServiceStatus } from '#shared/contracts/platform/status.ts'
import type { ServiceStanding } from '#shared/domain/calendar/serviceStanding.ts'
import type { Tone } from '#shared/records/tone.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { ago, dateTime } from '#web/i18n/format.ts'
import { region } from '#web/i18n/region.ts'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { TextSkeleton } from '#web/ui/Skeletons.tsx'
import { StatusChip } from '#web/ui/StatusChip.tsx'

type Status = ResponseOf<typeof getServiceStatus>

const tones: Readonly<Record<ServiceStanding, Tone>> = {
  DELAYED: 'referred',
  DISTURBED: 'refused',
  UNKNOWN: 'draft',
  WELL: 'active',
}

/** The worst of all parts that were measured; what staff tell of counts beside what nobody measures. */
const overall = ({ parts, measured, incidentBanner, maintenanceBanner }: Status) => {
  const worst = (['DISTURBED', 'DELAYED', 'WELL'] as const).find((each) =>
    parts.some(({ standing }) => standing === each),
  )
  if (worst !== 'WELL') return worst ?? 'UNKNOWN'
  if (incidentBanner) return 'INCIDENT'
  const { from, to } = maintenanceBanner ?? {}
  return from && to && from <= measured && measured < to ? 'MAINTENANCE' : 'WELL'
}

const Banners = ({ status: { incidentBanner, maintenanceBanner } }: { status: Status }) => {
  const { t } = useTranslation('operations')
  return (
    <>
      {incidentBanner && (
        <Alert severity="error">
          {incidentBanner.text}{' '}
          {incidentBanner.link && (
            <Link href={incidentBanner.link} target="_blank" rel="noopener">
              {t('status.more')}
            </Link>
          )}
        </Alert>
      )}
      {maintenanceBanner && (
        <Alert severity="info">
          {t('status.maintenance', {
            from: dateTime(maintenanceBanner.from),
            to: dateTime(maintenanceBanner.to),
          })}
        </Alert>
      )}
    </>
  )
}

const Parts = ({ parts }: Pick<Status, 'parts'>) => {
  const { t } = useTranslation('operations')
  return (
    <Paper component="ul" variant="outlined" sx={{ borderRadius: 1.5, m: 0, p: 0, listStyle: 'none' }}>
      {parts.map(({ service, standing, last }) => (
        <Box
          component="li"
          key={service}
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 2,
            px: 2,
            py: 1.5,
            '&:not(:last-child)': { borderBottom: 1, borderColor: 'divider' },
          }}
        >
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Typography sx={{ fontWeight: 600 }}>{t(`status.parts.${service}`)}</Typography>
            {last && (
              <Typography variant="body2" color="text.secondary">
                {t('status.last', { ago: ago(last) })}
              </Typography>
            )}
          </Box>
          <StatusChip status={standing} label={t(`status.standings.${standing}`)} tone={tones[standing]} />
        </Box>
      ))}
    </Paper>
  )
}

/** What was told of before: from when to when, and what. */
const Past = ({ history }: Pick<Status, 'history'>) => {
  const { t } = useTranslation('operations')
  return (
    <Box component="section" aria-labelledby="status-history">
      <Typography id="status-history" variant="h2" sx={{ fontSize: 18, mb: 1 }}>
        {t('status.history.title')}
      </Typography>
      {history.length === 0 && <Typography color="text.secondary">{t('status.history.none')}</Typography>}
      {history.length > 0 && (
        <Paper component="ul" variant="outlined" sx={{ borderRadius: 1.5, m: 0, p: 0, listStyle: 'none' }}>
          {history.map(({ kind, text, link, from, to }) => (
            <Box
              component="li"
              key={kind + from}
              sx={{ px: 2, py: 1.5, '&:not(:last-child)': { borderBottom: 1, borderColor: 'divider' } }}
            >
              <Typography variant="body2" color="text.secondary">
                {t(`status.history.${kind}`)} ·{' '}
                {to === undefined
                  ? t('status.history.since', { from: dateTime(from) })
                  : t('status.history.span', { from: dateTime(from), to: dateTime(to) })}
              </Typography>
              {text && (
                <Typography sx={{ overflowWrap: 'anywhere' }}>
                  {text}{' '}
                  {link && (
                    <Link href={link} target="_blank" rel="noopener">
                      {t('status.more')}
                    </Link>
                  )}
                </Typography>
              )}
            </Box>
          ))}
        </Paper>
      )}
    </Box>
  )
}

/** How the platform stands in this region, by what was measured, for everybody. */
export const StatusPage = () => {
  const { t } = useTranslation('operations')
  const title = t('status.title')
  const { data, error, refetch } = useOperation(getServiceStatus, {}, { staleTime: 30_000 })
  useEffect(() => {
    document.title = `${title} · ${region.provider.name}`
  }, [title])
  return (
    <Box sx={{ maxWidth: 760, mx: 'auto', width: '100%', display: 'grid', gap: 2.5 }}>
      <Typography variant="h1">{title}</Typography>
      {error && <ProblemPanel error={error} onRetry={() => void refetch()} />}
      {!data && !error && <TextSkeleton lines={6} />}
      {data && (
        <>
          <Typography sx={{ fontSize: 18 }}>{t(`status.overall.${overall(data)}`)}</Typography>
          <Banners status={data} />
          <Parts parts={data.parts} />
          <Past history={data.history} />
          <Typography variant="body2" color="text.secondary">
            {t('status.measured', { at: dateTime(data.measured) })}
          </Typography>
        </>
      )}
    </Box>
  )
}
