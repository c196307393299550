import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { createForm, Form } from '#shared/contracts/docs/forms.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { toast } from '#web/ui/toast.ts'
import { FormFieldset } from '../forms/FormFieldset.tsx'
import { FormFields, fieldsOf } from '../forms/formForm.ts'
import { formReads } from '../parts/formReads.ts'

const Begun = z.object({ form: Form.optional() })
type Props = z.infer<typeof Begun> & { onClose: () => void }

/** Adds a form, or a new edition of one that is there. */
const CreateFormDialog = ({ form, onClose }: Props) => {
  const { t } = useTranslation('policyForms')
  const create = useCommand(createForm, { invalidates: formReads })
  const { edition: _, effectiveFrom: __, withdrawnOn: ___, ...kept } = form === undefined ? {} : fieldsOf(form)
  return (
    <FormDialog
      title={form === undefined ? t('form.addTitle') : t('form.editionTitle', { formNumber: form.formNumber })}
      submitLabel={t('form.add')}
      width="md"
      schema={FormFields}
      defaultValues={{ name: '', formNumber: '', productTypes: [], ...kept }}
      onSubmit={async (body) => {
        const made = await create.mutateAsync({ body })
        toast.success(t('form.added', { formNumber: made.formNumber, edition: made.edition }))
      }}
      onClose={onClose}
    >
      <FormFieldset />
    </FormDialog>
  )
}

export default hosted(Begun, CreateFormDialog)
