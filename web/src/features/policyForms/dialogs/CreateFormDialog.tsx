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
import { WholeForm } from '../parts/WholeForm.tsx'

const Begun = z.object({ form: Form.optional() })
type Props = z.infer<typeof Begun> & { onClose: () => void }

type FieldsProps = Props & { title: string }

const FormToCreate = ({ form, title, onClose }: FieldsProps) => {
  const { t } = useTranslation('policyForms')
  const create = useCommand(createForm, { invalidates: formReads })
  const {
    edition: _,
    effectiveFrom: __,
    withdrawnOn: ___,
    status: ____,
    filings: _____,
    ...kept
  } = form === undefined ? {} : fieldsOf(form)
  return (
    <FormDialog
      title={title}
      submitLabel={t('form.add')}
      width="md"
      schema={FormFields}
      defaultValues={{
        name: '',
        formNumber: '',
        productTypes: [],
        sectors: [],
        wording: '',
        status: 'DRAFT',
        filings: '',
        ...kept,
      }}
      onSubmit={async (body) => {
        const made = await create.mutateAsync({ body })
        toast.success(
          t(made.proposal === undefined ? 'form.added' : 'form.addedDraft', {
            formNumber: made.formNumber,
            edition: made.edition,
          }),
        )
      }}
      onClose={onClose}
    >
      <FormFieldset />
    </FormDialog>
  )
}

/** Adds a form, or a new edition of one that is there, whose words it begins with. */
const CreateFormDialog = ({ form, onClose }: Props) => {
  const { t } = useTranslation('policyForms')
  if (form === undefined) return <FormToCreate title={t('form.addTitle')} onClose={onClose} />
  const title = t('form.editionTitle', { formNumber: form.formNumber })
  return (
    <WholeForm form={form} title={title} onClose={onClose}>
      {(whole) => <FormToCreate form={whole} title={title} onClose={onClose} />}
    </WholeForm>
  )
}

export default hosted(Begun, CreateFormDialog)
