import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import type { PrivacyRequest } from '#shared/contracts/auth/privacyRequest.ts'
import {
  downloadPrivacyFile,
  getPrivacyRequest,
  listPrivacyRequestHistory,
} from '#shared/contracts/auth/privacyRequests.ts'
import { call } from '#web/api/call.ts'
import { useSession } from '#web/api/session.ts'
import { useMay } from '#web/api/useMay.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { date, dateTime } from '#web/i18n/format.ts'
import { Page } from '#web/layout/Page.tsx'
import { PageHeader } from '#web/layout/PageHeader.tsx'
import { RecordProblem } from '#web/layout/RecordProblem.tsx'
import { inPersona } from '#web/paths.ts'
import { HistoryPanel } from '#web/records/HistoryPanel.tsx'
import { FileDownloadButton } from '#web/ui/FileDownloadButton.tsx'
import { KeyValueList } from '#web/ui/KeyValueList.tsx'
import { Panel } from '#web/ui/Panel.tsx'
import { PageSkeleton } from '#web/ui/Skeletons.tsx'
import { StatusChip } from '#web/ui/StatusChip.tsx'
import { DueOn } from '../parts/DueOn.tsx'
import { HoldsPanel } from '../parts/HoldsPanel.tsx'
import { PreviewPanel } from '../parts/PreviewPanel.tsx'
import { usePrivacyActions } from '../parts/usePrivacyActions.tsx'

/** Who asks, and who said what of it. */
const useFacts = (request: PrivacyRequest) => {
  const { t } = useTranslation('privacy')
  const word = ({ at, name, note }: { at: string; name: string; note?: string | undefined }) =>
    note === undefined
      ? t('facts.word', { name, at: dateTime(at) })
      : t('facts.wordWhy', { name, at: dateTime(at), note })
  const { approval, details, extension, identity, passed, proposal, refusal, returned, subject, withdrawal } = request
  const said = (label: string, of: Parameters<typeof word>[0] | undefined) =>
    of === undefined ? [] : [{ label, value: word(of) }]
  return [
    { label: t('columns.name'), value: subject.name },
    { label: t('columns.email'), value: subject.email || '–' },
    { label: t('columns.kind'), value: t(`kinds.${request.kind}`) },
    { label: t('facts.via'), value: t(`vias.${request.via}`) },
    { label: t('columns.receivedOn'), value: date(request.receivedOn) },
    { label: t('columns.dueOn'), value: <DueOn {...request} /> },
    ...(details === '' ? [] : [{ label: t('facts.details'), value: details }]),
    ...(identity === undefined
      ? []
      : [{ label: t('facts.identity', { how: t(`proofs.${identity.how}`) }), value: word(identity) }]),
    ...said(t('facts.extension'), extension),
    ...passed.flatMap((each) => said(t('facts.passed', { hold: t(`holds.${each.reason}`) }), each)),
    ...said(t('facts.proposal'), proposal),
    ...said(t('facts.returned'), returned),
    ...said(t('facts.approval'), approval),
    ...(refusal === undefined ? [] : said(t('facts.refusal', { ground: t(`grounds.${refusal.ground}`) }), refusal)),
    ...said(t('facts.withdrawal'), withdrawal),
    ...(request.answer === undefined ? [] : [{ label: t('facts.answer'), value: request.answer }]),
    ...(request.done === undefined ? [] : [{ label: t('facts.done'), value: dateTime(request.done) }]),
  ]
}

const Record = ({ request }: { request: PrivacyRequest }) => {
  const { t } = useTranslation('privacy')
  const may = useMay()
  const facts = useFacts(request)
  const ownId = useSession()?.claims.userId
  const actions = usePrivacyActions(request)
  const { id, fileUntil, lastUpdated, status, subject } = request
  return (
    <Page>
      <PageHeader
        title={subject.name}
        trail={[{ label: t('title'), to: inPersona('COWBELL', 'privacy-requests') }]}
        subtitle={<StatusChip status={status} />}
        action={actions}
      />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <HoldsPanel request={request} />
        {status === 'PROPOSED' && request.proposal?.by === ownId && (
          <Alert severity="info">{t('propose.second')}</Alert>
        )}
        <Panel
          title={t('facts.title')}
          actions={
            fileUntil !== undefined &&
            may('privacy:manage') && (
              <FileDownloadButton
                size="small"
                load={() => call(downloadPrivacyFile, { params: { privacyRequestId: id } })}
              >
                {t('file.download')}
              </FileDownloadButton>
            )
          }
        >
          <KeyValueList items={facts} />
        </Panel>
        <PreviewPanel request={request} />
        <HistoryPanel operation={listPrivacyRequestHistory} params={{ privacyRequestId: id }} asOf={lastUpdated} />
      </Box>
    </Page>
  )
}

/** One request about somebody's own data: who asks, by when, what is held, what holds it, and what was done. */
export const PrivacyRequestPage = () => {
  const { t } = useTranslation('privacy')
  const { privacyRequestId = '' } = useParams()
  const request = useOperation(getPrivacyRequest, { params: { privacyRequestId } })
  if (request.data) return <Record request={request.data} />
  if (request.error)
    return <RecordProblem title={t('loadFailed')} error={request.error} onRetry={() => void request.refetch()} />
  return <PageSkeleton />
}
