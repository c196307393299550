import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { Form, updateForm } from '#shared/contracts/docs/forms.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { toast } from '#web/ui/toast.ts'
import { FormFieldset } from '../forms/FormFieldset.tsx'
import { FormFields, fieldsOf } from '../forms/formForm.ts'
import { formReads } from '../parts/formReads.ts'
import { WholeForm } from '../parts/WholeForm.tsx'

const FormData = z.object({ form: Form })
type Props = z.infer<typeof FormData> & { onClose: () => void }

/** Changes a form for policies that are issued from now on; what it was is kept. */
const UpdateFormDialog = ({ form, onClose }: Props) => {
  const { t } = useTranslation('policyForms')
  const update = useCommand(updateForm, { invalidates: formReads })
  const title = t('form.editTitle', { formNumber: form.formNumber, edition: form.edition })
  return (
    <WholeForm form={form} title={title} onClose={onClose}>
      {(whole) => (
        <FormDialog
          title={title}
          submitLabel={t('save')}
          width="md"
          needsChange
          schema={FormFields}
          defaultValues={fieldsOf(whole)}
          onSubmit={async (body) => {
            const { proposal } = await update.mutateAsync({ params: { formId: form.id }, body })
            toast.success(t(proposal === undefined ? 'form.saved' : 'form.proposed', { formNumber: body.formNumber }))
          }}
          onClose={onClose}
        >
          <FormFieldset />
        </FormDialog>
      )}
    </WholeForm>
  )
}

export default hosted(FormData, UpdateFormDialog)
