import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { Certificate } from '#shared/contracts/policy/certificate.ts'
import {
  downloadCertificate,
  listPolicyCertificates,
  withdrawCertificate,
} from '#shared/contracts/policy/certificates.ts'
import type { Policy } from '#shared/contracts/policy/policy.ts'
import { certificateLife } from '#shared/records/certificate/certificateLife.ts'
import { can } from '#shared/records/life.ts'
import { call } from '#web/api/call.ts'
import { useMay } from '#web/api/useMay.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { date } from '#web/i18n/format.ts'
import { useHistoryAction } from '#web/records/useHistoryAction.tsx'
import type { RowAction } from '#web/tables/column.ts'
import { RowMenu } from '#web/tables/RowMenu.tsx'
import { saveFile } from '#web/ui/FileDownloadButton.tsx'
import { BlockIcon, CopyIcon, DownloadIcon } from '#web/ui/icons.tsx'
import { Panel } from '#web/ui/Panel.tsx'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { TextSkeleton } from '#web/ui/Skeletons.tsx'
import { StatusChip } from '#web/ui/StatusChip.tsx'
import { toast } from '#web/ui/toast.ts'
import { certificateHistory, withdrawCertificate as withdrawDialog } from '../../dialogs.ts'
import { certificateTones } from './certificateTones.ts'

const useCertificateActions = ({ id: policyId, accountId }: Policy) => {
  const { t } = useTranslation('policy')
  const may = useMay()
  const { open } = useDialogs()
  const history = useHistoryAction()
  const download = (created: string) =>
    call(downloadCertificate, { params: { policyId }, query: { accountId, created } }).then(saveFile, (error) =>
      toast.problem(error),
    )
  const copy = (link: string) =>
    navigator.clipboard.writeText(link).then(
      () => void toast.success(t('certificates.copied')),
      () => void toast.error(t('certificates.notCopied', { link })),
    )
  return ({ id, created, holder, status, verifyUrl }: Certificate): readonly RowAction[] => [
    { label: t('certificates.download'), icon: <DownloadIcon />, onSelect: () => void download(created) },
    ...(verifyUrl === undefined
      ? []
      : [{ label: t('certificates.copy'), icon: <CopyIcon />, onSelect: () => void copy(verifyUrl) }]),
    history(() => open(certificateHistory, { id, name: holder })),
    ...(may(withdrawCertificate.access) && can(certificateLife, status, 'withdraw')
      ? [
          {
            label: t('certificates.withdraw'),
            icon: <BlockIcon />,
            destructive: true,
            onSelect: () => open(withdrawDialog, { certificateId: id, holder }),
          },
        ]
      : []),
  ]
}

/** The certificates of a policy, newest first: for whom, by which number anybody verifies it, and where each stands. */
export const CertificatesPanel = ({ policy }: { policy: Policy }) => {
  const { t } = useTranslation('policy')
  const certificates = useOperation(listPolicyCertificates, { params: { policyId: policy.id } })
  const actions = useCertificateActions(policy)
  const { data } = certificates
  return (
    <Panel title={t('certificates.title')} dense>
      {certificates.error && <ProblemPanel error={certificates.error} onRetry={() => void certificates.refetch()} />}
      {certificates.isPending && <TextSkeleton lines={2} />}
      {data?.length === 0 && <Typography color="text.secondary">{t('certificates.none')}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data?.map((certificate) => (
          <Box
            component="li"
            key={certificate.id}
            sx={{
              display: 'flex',
              gap: 1.5,
              alignItems: 'center',
              py: 1,
              borderTop: 1,
              borderColor: 'divider',
              '&:first-of-type': { borderTop: 0, pt: 0 },
            }}
          >
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                {certificate.holder}
              </Typography>
              <Typography variant="caption" color="text.secondary" component="div" sx={{ overflowWrap: 'anywhere' }}>
                <span className="tabular">{certificate.number ?? t('certificates.unnumbered')}</span>
                {` · ${date(certificate.created)} · ${certificate.createdBy}`}
              </Typography>
              {certificate.withdrawal && (
                <Typography variant="caption" color="text.secondary" component="div" sx={{ overflowWrap: 'anywhere' }}>
                  {t('certificates.withdrawnBy', certificate.withdrawal)}
                </Typography>
              )}
            </Box>
            <StatusChip
              status={certificate.standing}
              tone={certificateTones[certificate.standing]}
              label={t(`verify.standing.${certificate.standing}`)}
            />
            <RowMenu actions={actions(certificate)} />
          </Box>
        ))}
      </Box>
    </Panel>
  )
}
