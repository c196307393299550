import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { PaperNotice } from '#shared/contracts/policy/paperNoticeRecord.ts'
import { listPaperNotices, waivePaperNotice } from '#shared/contracts/policy/paperNotices.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { toast } from '#web/ui/toast.ts'
import { policyReads } from '../parts/policyReads.ts'

const NoticeData = z.object({ notice: PaperNotice })
type Props = z.infer<typeof NoticeData> & { onClose: () => void }

/** Says why a notice is not posted. */
const WaivePaperNoticeDialog = ({ notice, onClose }: Props) => {
  const { t } = useTranslation('policy')
  const waive = useCommand(waivePaperNotice, { invalidates: [...policyReads, listPaperNotices] })
  return (
    <FormDialog
      title={t('paperNotice.waiveTitle')}
      submitLabel={t('paperNotice.waive')}
      width="xs"
      schema={waivePaperNotice.body}
      defaultValues={{ reason: '' }}
      onSubmit={async (body) => {
        await waive.mutateAsync({ params: { paperNoticeId: notice.id }, body })
        toast.success(t('paperNotice.waived'))
      }}
      onClose={onClose}
    >
      <Typography>{t('paperNotice.waiveText', { document: notice.docName.replace(/\.pdf$/, '') })}</Typography>
      <TextField name="reason" label={t('paperNotice.reason')} rows={2} maxLength={1000} autoFocus />
    </FormDialog>
  )
}

export default hosted(NoticeData, WaivePaperNoticeDialog)
