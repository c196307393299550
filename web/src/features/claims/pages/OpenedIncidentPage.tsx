import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useParams } from 'react-router'
import { getIncident } from '#shared/contracts/claims/incident.ts'
import { PolicyId } from '#shared/domain/ids/ids.ts'
import { noAnswer } from '#web/api/problem.ts'
import { restoreSession } from '#web/api/refresh.ts'
import { useSession } from '#web/api/session.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { phone } from '#web/i18n/format.ts'
import { region } from '#web/i18n/region.ts'
import { keepOffline } from '#web/offline/keepOffline.ts'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { CardSkeleton } from '#web/ui/Skeletons.tsx'
import { StatusScene } from '#web/ui/StatusScene.tsx'
import { CallNow } from '../incident/CallNow.tsx'
import { FirstHour } from '../incident/FirstHour.tsx'
import { FirstNotice } from '../incident/FirstNotice.tsx'
import { writerByCode } from '../incident/noticeDraft.ts'
import { keepIncident, keptIncident } from '../incident/openedIncident.ts'
import { type FiledClaim, fileByCode } from '../incident/sendNotice.ts'
import { useWaitingNotices } from '../incident/useWaitingNotices.ts'

const Incident = ({ policyId }: { policyId: PolicyId }) => {
  const { t } = useTranslation('claims')
  const name = useSession()?.claims.name ?? ''
  const [filed, setFiled] = useState<FiledClaim>()
  const userId = writerByCode(policyId)
  const onFiled = (claim?: FiledClaim) => setFiled(claim ?? {})
  const waiting = useWaitingNotices(userId, { file: fileByCode, onFiled })
  const incident = useOperation(getIncident, { params: { policyId } })
  useEffect(() => {
    if (incident.data) keepIncident(policyId, incident.data)
  }, [policyId, incident.data])
  // Loaded again without a connection, the page goes on with what this tab has read of it.
  const opened = incident.data ?? keptIncident(policyId)
  const isUnanswered = incident.error === null || incident.error.status === noAnswer
  if (incident.error && !(isUnanswered && opened))
    return <ProblemPanel error={incident.error} onRetry={() => void incident.refetch()} />
  if (opened === undefined) return <CardSkeleton cards={2} height={240} />
  const { accountId, coach, companyName, policyNumber, timeZone } = opened
  return (
    <>
      <CallNow coach={coach} />
      {filed ? (
        <StatusScene tone="active" title={t('filed', { number: filed.claimNumber ?? '' })}>
          {t('incident.filedNext', { phone: phone(region.support.claimsPhone) })}
        </StatusScene>
      ) : (
        <>
          {waiting.length > 0 && (
            <Alert severity="warning">
              <AlertTitle>{t('incident.waiting.title')}</AlertTitle>
              {t('incident.waiting.text', { company: companyName, phone: phone(region.support.claimsPhone) })}
            </Alert>
          )}
          <FirstHour coach={coach} />
          <FirstNotice
            userId={userId}
            accountId={accountId}
            policyId={policyId}
            policyNumber={policyNumber}
            companyName={companyName}
            zone={timeZone}
            begun={{ reporter: { name, companyName } }}
            file={fileByCode}
            onFiled={onFiled}
          />
          <Typography variant="body2" color="text.secondary">
            {t('incident.ofPolicy', { company: companyName, policy: policyNumber })}
          </Typography>
        </>
      )}
    </>
  )
}

/** The incident of the policy that a one-time code has opened. */
export const OpenedIncidentPage = () => {
  const { t } = useTranslation('claims')
  const { policyId: named } = useParams()
  const { data: policyId } = PolicyId.safeParse(named)
  const session = useSession()
  const [restoring, setRestoring] = useState(session === undefined)
  useEffect(() => {
    document.title = `${t('incident.title')} · ${region.provider.name}`
  }, [t])
  useEffect(keepOffline, [])
  useEffect(() => {
    if (restoring) restoreSession().finally(() => setRestoring(false))
  }, [restoring])
  if (policyId === undefined || (!session && !restoring)) return <Navigate to="/incident" replace />
  return (
    <Box sx={{ maxWidth: 720, mx: 'auto', width: '100%', display: 'grid', gap: 2 }}>
      <Typography variant="h1">{t('incident.title')}</Typography>
      {session ? <Incident key={policyId} policyId={policyId} /> : <CardSkeleton cards={2} height={240} />}
    </Box>
  )
}
