import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Button from '@mui/material/Button'
import { useMemo, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router'
import { useSession } from '#web/api/session.ts'
import { phone } from '#web/i18n/format.ts'
import { region } from '#web/i18n/region.ts'
import { usePersona } from '#web/layout/usePersona.ts'
import { inPersona } from '#web/paths.ts'
import { refusedNotices, subscribeToDrafts } from './noticeDraft.ts'
import { fileSignedIn } from './sendNotice.ts'
import { useWaitingNotices } from './useWaitingNotices.ts'
import { whyRefused } from './whyRefused.ts'

/** What was filed without a connection is sent from whichever page one is on, which says so meanwhile, and what was refused. */
const WaitingNotices = () => {
  const { t } = useTranslation('claims')
  const persona = usePersona()
  const userId = useSession()?.claims.userId ?? ''
  const waiting = useWaitingNotices(userId, { file: fileSignedIn })
  const refusals = useSyncExternalStore(subscribeToDrafts, () => JSON.stringify(refusedNotices(userId)))
  const refusedOnes = useMemo(() => (refusals === '[]' ? [] : refusedNotices(userId)), [refusals, userId])
  return [...waiting, ...refusedOnes].map(({ accountId, companyName, policyId, refused }) => (
    <Alert
      key={accountId}
      severity={refused ? 'error' : 'warning'}
      sx={{ borderRadius: 0 }}
      action={
        <Button
          color="inherit"
          size="small"
          component={RouterLink}
          to={inPersona(persona, policyId === undefined ? 'incident' : `incident/${policyId}`)}
        >
          {t('incident.waiting.edit')}
        </Button>
      }
    >
      <AlertTitle>{t(refused ? 'incident.refused.title' : 'incident.waiting.title')}</AlertTitle>
      {refused
        ? t('incident.refused.text', {
            company: companyName,
            why: whyRefused(refused),
            phone: phone(region.support.claimsPhone),
          })
        : t('incident.waiting.text', { company: companyName, phone: phone(region.support.claimsPhone) })}
    </Alert>
  ))
}

export default WaitingNotices
