import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { PaperNotice } from '#shared/contracts/policy/paperNoticeRecord.ts'
import { listPaperNotices, postPaperNotice } from '#shared/contracts/policy/paperNotices.ts'
import { postServices } from '#shared/domain/policy/paperNotice.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { DateField } from '#web/forms/DateField.tsx'
import { SelectField } from '#web/forms/SelectField.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { date } from '#web/i18n/format.ts'
import { todayHere } from '#web/i18n/todayHere.ts'
import { toast } from '#web/ui/toast.ts'
import { policyReads } from '../parts/policyReads.ts'

const NoticeData = z.object({ notice: PaperNotice })
type Props = z.infer<typeof NoticeData> & { onClose: () => void }

/** Records the proof that a notice was posted: the day, how, and by whom. */
const PostPaperNoticeDialog = ({ notice, onClose }: Props) => {
  const { t } = useTranslation('policy')
  const { companyName, docName, id, postBy } = notice
  const post = useCommand(postPaperNotice, { invalidates: [...policyReads, listPaperNotices] })
  return (
    <FormDialog
      title={t('paperNotice.postTitle')}
      submitLabel={t('paperNotice.post')}
      schema={postPaperNotice.body}
      defaultValues={{ postedOn: todayHere() }}
      onSubmit={async (body) => {
        await post.mutateAsync({ params: { paperNoticeId: id }, body })
        toast.success(t('paperNotice.posted'))
      }}
      onClose={onClose}
    >
      <Typography>
        {t('paperNotice.postText', { document: docName.replace(/\.pdf$/, ''), company: companyName })}
      </Typography>
      {postBy !== undefined && (
        <Typography variant="body2" color="text.secondary">
          {t(`paperNotice.late.${notice.kind}`, { by: date(postBy) })}
        </Typography>
      )}
      <DateField name="postedOn" label={t('paperNotice.postedOn')} max={todayHere()} />
      <SelectField
        name="service"
        label={t('paperNotice.service')}
        options={postServices.map((value) => ({ value, label: t(`paperNotice.services.${value}`) }))}
      />
      <TextField name="postedBy" label={t('paperNotice.postedBy')} maxLength={100} />
      <TextField
        name="reference"
        label={t('paperNotice.reference')}
        hint={t('paperNotice.referenceHint')}
        maxLength={100}
        optional
      />
    </FormDialog>
  )
}

export default hosted(NoticeData, PostPaperNoticeDialog)
