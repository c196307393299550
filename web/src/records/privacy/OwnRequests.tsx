import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import type { OwnDataLink, OwnPrivacyRequest } from '#shared/contracts/auth/privacyRequest.ts'
import { can } from '#shared/records/life.ts'
import { privacyRequestLife } from '#shared/records/privacyRequest/privacyRequestLife.ts'
import { isOpenPrivacyRequest } from '#shared/records/privacyRequest/privacyRequestStatus.ts'
import type { Problem } from '#web/api/problem.ts'
import { date, dateTime } from '#web/i18n/format.ts'
import { ConfirmButton } from '#web/ui/ConfirmButton.tsx'
import { FileDownloadButton } from '#web/ui/FileDownloadButton.tsx'
import { Panel } from '#web/ui/Panel.tsx'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { TextSkeleton } from '#web/ui/Skeletons.tsx'
import { StatusChip } from '#web/ui/StatusChip.tsx'
import { toast } from '#web/ui/toast.ts'

type Input = { readonly params: { readonly privacyRequestId: OwnPrivacyRequest['id'] } }

interface Deeds {
  /** Links to the copy that was made. */
  readonly load: (input: Input) => Promise<z.output<typeof OwnDataLink>>
  readonly withdraw: (input: Input) => Promise<unknown>
}

/** One request: where it stands, by when it is answered, and what there is to be had of it. */
const Row = ({ request, load, withdraw }: Deeds & { request: OwnPrivacyRequest }) => {
  const { t } = useTranslation('privacy')
  const { id, kind, status, receivedOn, dueOn, fileUntil, holds, answer, details, refusedBecause, extendedBecause } =
    request
  const input = { params: { privacyRequestId: id } }
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
        <FileDownloadButton size="small" load={() => load(input)}>
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
            await withdraw(input)
            toast.success(t('own.withdrawn'))
          }}
        >
          {t('own.withdraw')}
        </ConfirmButton>
      )}
    </Box>
  )
}

type OwnRequestsProps = Deeds & { requests: UseQueryResult<readonly OwnPrivacyRequest[], Problem> }

/** What somebody has asked about their own data. */
export const OwnRequests = ({ requests, ...deeds }: OwnRequestsProps) => {
  const { t } = useTranslation('privacy')
  const { data, error, isPending, refetch } = requests
  return (
    <Panel title={t('own.asked')}>
      {error && <ProblemPanel error={error} onRetry={() => void refetch()} />}
      {isPending && <TextSkeleton lines={3} />}
      {data?.length === 0 && <Typography color="text.secondary">{t('own.none')}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data?.map((request) => (
          <Row key={request.id} request={request} {...deeds} />
        ))}
      </Box>
    </Panel>
  )
}
