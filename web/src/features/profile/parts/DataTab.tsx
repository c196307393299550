import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { OwnPrivacyRequest } from '#shared/contracts/auth/privacyRequest.ts'
import {
  downloadMyData,
  listMyPrivacyRequests,
  withdrawMyPrivacyRequest,
} from '#shared/contracts/auth/privacyRequests.ts'
import { privacyKinds } from '#shared/domain/identity/privacy.ts'
import { can } from '#shared/records/life.ts'
import { privacyRequestLife } from '#shared/records/privacyRequest/privacyRequestLife.ts'
import { isOpenPrivacyRequest } from '#shared/records/privacyRequest/privacyRequestStatus.ts'
import { call } from '#web/api/call.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { date, dateTime } from '#web/i18n/format.ts'
import { ConfirmButton } from '#web/ui/ConfirmButton.tsx'
import { FileDownloadButton } from '#web/ui/FileDownloadButton.tsx'
import { Panel } from '#web/ui/Panel.tsx'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { TextSkeleton } from '#web/ui/Skeletons.tsx'
import { StatusChip } from '#web/ui/StatusChip.tsx'
import { toast } from '#web/ui/toast.ts'
import { requestOwnData } from '../../privacy/dialogs.ts'

/** One request: where it stands, by when it is answered, and what there is to be had of it. */
const Row = ({ request }: { request: OwnPrivacyRequest }) => {
  const { t } = useTranslation('privacy')
  const withdraw = useCommand(withdrawMyPrivacyRequest, { invalidates: [listMyPrivacyRequests] })
  const { id, kind, status, receivedOn, dueOn, fileUntil, holds, answer, details, refusedBecause, extendedBecause } =
    request
  const lines = [
    isOpenPrivacyRequest(status)
      ? t('own.until', { received: date(receivedOn), due: date(dueOn) })
      : t('own.received', { received: date(receivedOn) }),
    ...(details === '' ? [] : [t('own.wrote', { details })]),
    ...(extendedBecause === undefined ? [] : [t('own.extended', { note: extendedBecause })]),
    ...(status === 'HELD'
      ? holds.map(({ reason, of }) => t('own.held', { hold: t(`holds.${reason}`), of: of.join(', ') }))
      : []),
    ...(answer === undefined ? [] : [answer]),
    ...(refusedBecause === undefined ? [] : [refusedBecause]),
    ...(fileUntil === undefined ? [] : [t('own.file', { until: dateTime(fileUntil) })]),
  ]
  return (
    <Box
      component="li"
      sx={{
        ...{ borderTop: 1, borderColor: 'divider', py: 1.5 },
        ...{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 },
      }}
    >
      <Box sx={{ flex: { xs: '1 1 100%', sm: '1 1 16rem' }, minWidth: 0 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
          <Typography>{t(`kinds.${kind}`)}</Typography>
          <StatusChip status={status} />
        </Box>
        {lines.map((line) => (
          <Typography key={line} variant="body2" color="text.secondary">
            {line}
          </Typography>
        ))}
      </Box>
      {fileUntil !== undefined && (
        <FileDownloadButton size="small" load={() => call(downloadMyData, { params: { privacyRequestId: id } })}>
          {t('file.download')}
        </FileDownloadButton>
      )}
      {can(privacyRequestLife, status, 'withdraw') && (
        <ConfirmButton
          size="small"
          title={t('own.withdraw')}
          question={t('own.withdrawText')}
          confirmLabel={t('own.withdraw')}
          onConfirm={async () => {
            await withdraw.mutateAsync({ params: { privacyRequestId: id } })
            toast.success(t('own.withdrawn'))
          }}
        >
          {t('own.withdraw')}
        </ConfirmButton>
      )}
    </Box>
  )
}

/** What one may ask about the own data, and what one has asked. */
export const DataTab = () => {
  const { t } = useTranslation('privacy')
  const { open } = useDialogs()
  const requests = useOperation(listMyPrivacyRequests, {}, { staleTime: 0 })
  const list = requests.data ?? []
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Panel title={t('own.title')}>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {privacyKinds.map((kind) => (
            <Box
              component="li"
              key={kind}
              sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, py: 1.25 }}
            >
              <Box sx={{ flex: { xs: '1 1 100%', sm: '1 1 16rem' } }}>
                <Typography>{t(`kinds.${kind}`)}</Typography>
                <Typography variant="body2" color="text.secondary">
                  {t(`own.hints.${kind}`)}
                </Typography>
              </Box>
              <Button
                size="small"
                variant="outlined"
                color={kind === 'ERASURE' ? 'error' : 'primary'}
                disabled={list.some((each) => each.kind === kind && isOpenPrivacyRequest(each.status))}
                onClick={() => open(requestOwnData, { kind })}
              >
                {t(`ask.${kind}.action`)}
              </Button>
            </Box>
          ))}
        </Box>
      </Panel>
      <Panel title={t('own.asked')}>
        {requests.error && <ProblemPanel error={requests.error} onRetry={() => void requests.refetch()} />}
        {requests.isPending && <TextSkeleton lines={3} />}
        {requests.data?.length === 0 && <Typography color="text.secondary">{t('own.none')}</Typography>}
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {list.map((request) => (
            <Row key={request.id} request={request} />
          ))}
        </Box>
      </Panel>
    </Box>
  )
}
