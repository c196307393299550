import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { ClaimDiaryRecord, listClaimDiaries, updateClaimDiary } from '#shared/contracts/claims/diaries.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { DateField } from '#web/forms/DateField.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { todayHere } from '#web/i18n/todayHere.ts'
import { toast } from '#web/ui/toast.ts'
import { AssigneeField } from '../forms/AssigneeField.tsx'
import { claimReads } from '../parts/claimReads.ts'

const Data = ClaimDiaryRecord.pick({ title: true, dueDate: true, assignee: true }).extend({
  diaryId: ClaimDiaryRecord.shape.id,
})
type Props = z.infer<typeof Data> & { onClose: () => void }

/** Puts a diary off, gives it to somebody else or says it in other words. */
const UpdateClaimDiaryDialog = ({ diaryId, title, dueDate, assignee, onClose }: Props) => {
  const { t } = useTranslation('claims')
  const send = useCommand(updateClaimDiary, { invalidates: [...claimReads, listClaimDiaries] })
  return (
    <FormDialog
      title={t('updateClaimDiary.title')}
      submitLabel={t('save')}
      needsChange
      schema={updateClaimDiary.body.omit({ done: true })}
      defaultValues={{ title, dueDate, assignee }}
      onSubmit={async (body) => {
        await send.mutateAsync({ params: { diaryId }, body })
        toast.success(t('updateClaimDiary.done'))
      }}
      onClose={onClose}
    >
      <TextField name="title" label={t('fields.title')} maxLength={200} />
      <DateField name="dueDate" label={t('fields.dueDate')} min={todayHere()} />
      <AssigneeField now={assignee} />
    </FormDialog>
  )
}

export default hosted(Data, UpdateClaimDiaryDialog)
