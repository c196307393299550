import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { sendFeedback } from '#shared/contracts/user/feedback.ts'
import { feedbackCategories, isShareable } from '#shared/domain/identity/feedback.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { RadioField } from '#web/forms/RadioField.tsx'
import { SelectField } from '#web/forms/SelectField.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { toast } from '#web/ui/toast.ts'
import { PageField } from '../picture/PageField.tsx'

/** It is about nothing but the platform. */
const NoData = z.object({})

const { category, feedbackText, picture } = sendFeedback.body.shape
const Feedback = z.object({ category, feedbackText, permissionToShare: z.boolean(), picture })

/** Tells the provider what one thinks; of kudos, whether others may read them. */
export const SendFeedbackDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('profile')
  const send = useCommand(sendFeedback)
  return (
    <FormDialog
      title={t('feedback.title')}
      submitLabel={t('feedback.submit')}
      schema={Feedback}
      defaultValues={{ category: 'General Feedback', feedbackText: '', permissionToShare: false }}
      onSubmit={async (body) => {
        await send.mutateAsync({ body })
        toast.success(t('feedback.done'))
      }}
      onClose={onClose}
    >
      {(form) => (
        <>
          <SelectField
            name="category"
            label={t('feedback.category')}
            options={feedbackCategories.map((value) => ({ value, label: t(`feedback.categories.${value}`) }))}
          />
          <TextField
            name="feedbackText"
            label={t('feedback.description')}
            hint={t('feedback.descriptionHint')}
            rows={5}
            maxLength={500}
            autoFocus
          />
          {isShareable(form.watch('category')) && (
            <RadioField name="permissionToShare" label={t('feedback.share')} hint={t('feedback.shareHint')} />
          )}
          <PageField name="picture" />
        </>
      )}
    </FormDialog>
  )
}

export default hosted(NoData, SendFeedbackDialog)
