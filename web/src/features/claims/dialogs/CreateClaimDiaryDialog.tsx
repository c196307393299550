import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { createClaimDiary, listClaimDiaries } from '#shared/contracts/claims/diaries.ts'
import { ClaimId } from '#shared/domain/ids/ids.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { DateField } from '#web/forms/DateField.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { todayHere } from '#web/i18n/todayHere.ts'
import { toast } from '#web/ui/toast.ts'
import { AssigneeField } from '../forms/AssigneeField.tsx'
import { ToldVendorField } from '../forms/ToldVendorField.tsx'
import { claimReads } from '../parts/claimReads.ts'

const Data = z.object({ claimId: ClaimId, isDesk: z.boolean().default(false) })
type Props = z.infer<typeof Data> & { onClose: () => void }

/** Notes something that is to be done by a day. */
export const CreateClaimDiaryDialog = ({ claimId, isDesk, onClose }: Props) => {
  const { t } = useTranslation('claims')
  const send = useCommand(createClaimDiary, { invalidates: [...claimReads, listClaimDiaries] })
  return (
    <FormDialog
      title={t('createClaimDiary.title')}
      submitLabel={t('createClaimDiary.submit')}
      schema={createClaimDiary.body.omit({ claimId: true })}
      defaultValues={{ title: '' }}
      onSubmit={async (body) => {
        await send.mutateAsync({ body: { ...body, claimId } })
        toast.success(t('createClaimDiary.done'))
      }}
      onClose={onClose}
    >
      <TextField name="title" label={t('fields.title')} maxLength={200} autoFocus />
      <DateField name="dueDate" label={t('fields.dueDate')} min={todayHere()} />
      {isDesk && <AssigneeField />}
      {isDesk && <ToldVendorField claimId={claimId} hint={t('createClaimDiary.forVendor')} />}
    </FormDialog>
  )
}

export default hosted(Data, CreateClaimDiaryDialog)
