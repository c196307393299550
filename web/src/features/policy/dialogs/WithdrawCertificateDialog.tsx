import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { listPolicyCertificates, withdrawCertificate } from '#shared/contracts/policy/certificates.ts'
import { CertificateId } from '#shared/domain/ids/ids.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { toast } from '#web/ui/toast.ts'

const CertificateData = z.object({ certificateId: CertificateId, holder: z.string() })
type Props = z.infer<typeof CertificateData> & { onClose: () => void }

/** Withdraws a certificate: whoever verifies it is told so, and not why. */
export const WithdrawCertificateDialog = ({ certificateId, holder, onClose }: Props) => {
  const { t } = useTranslation('policy')
  const withdraw = useCommand(withdrawCertificate, { invalidates: [listPolicyCertificates] })
  return (
    <FormDialog
      title={t('withdraw.title', { holder })}
      submitLabel={t('withdraw.submit')}
      destructive
      schema={withdrawCertificate.body}
      defaultValues={{ reason: '' }}
      onClose={onClose}
      onSubmit={async (body) => {
        await withdraw.mutateAsync({ params: { certificateId }, body })
        toast.success(t('withdraw.done'))
      }}
    >
      <Typography>{t('withdraw.question')}</Typography>
      <TextField name="reason" label={t('reason')} rows={3} maxLength={500} autoFocus />
    </FormDialog>
  )
}

export default hosted(CertificateData, WithdrawCertificateDialog)
