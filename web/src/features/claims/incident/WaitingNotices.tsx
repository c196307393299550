import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router'
import { useSession } from '#web/api/session.ts'
import { phone } from '#web/i18n/format.ts'
import { region } from '#web/i18n/region.ts'
import { usePersona } from '#web/layout/usePersona.ts'
import { inPersona } from '#web/paths.ts'
import { toast } from '#web/ui/toast.ts'
import { claimReads } from '../parts/claimReads.ts'
import { subscribeToDrafts, waitingNotices } from './noticeDraft.ts'
import { sendNotice } from './sendNotice.ts'

/** So often a notice that waits is tried again (milliseconds), besides whenever the browser says that it is online. */
const retryEvery = 15_000

/** Sends what was filed without a connection as soon as there is one, on whichever page one is, and says so meanwhile. */
const WaitingNotices = () => {
  const { t } = useTranslation('claims')
  const persona = usePersona()
  const cache = useQueryClient()
  const userId = useSession()?.claims.userId ?? ''
  const text = useSyncExternalStore(subscribeToDrafts, () => JSON.stringify(waitingNotices(userId)))
  const isSending = useRef(false)
  const send = useCallback(async () => {
    if (isSending.current) return
    isSending.current = true
    try {
      for (const draft of waitingNotices(userId)) {
        const filed = await sendNotice(userId, draft)
        if (filed === undefined) continue
        toast.success(t('filed', { number: filed.claimNumber ?? '' }))
        for (const read of claimReads) void cache.invalidateQueries({ queryKey: [read.name] })
      }
    } catch (error) {
      toast.problem(error)
    } finally {
      isSending.current = false
    }
  }, [userId, cache, t])
  const waits = text !== '[]'
  useEffect(() => {
    if (!waits) return
    void send()
    const timer = setInterval(() => void send(), retryEvery)
    const online = () => void send()
    window.addEventListener('online', online)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', online)
    }
  }, [waits, send])
  return waitingNotices(userId).map(({ accountId, companyName, policyId }) => (
    <Alert
      key={accountId}
      severity="warning"
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
      <AlertTitle>{t('incident.waiting.title')}</AlertTitle>
      {t('incident.waiting.text', { company: companyName, phone: phone(region.support.claimsPhone) })}
    </Alert>
  ))
}

export default WaitingNotices
