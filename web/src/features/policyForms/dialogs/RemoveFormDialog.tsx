import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { Form, removeForm } from '#shared/contracts/docs/forms.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { ConfirmDialog } from '#web/dialogs/ConfirmDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { toast } from '#web/ui/toast.ts'
import { formReads } from '../parts/formReads.ts'

const FormData = z.object({ form: Form })
type Props = z.infer<typeof FormData> & { onClose: () => void }

/** Asks before a form is taken out of the book. */
const RemoveFormDialog = ({ form: { id, formNumber, edition, name, status }, onClose }: Props) => {
  const { t } = useTranslation('policyForms')
  const remove = useCommand(removeForm, { invalidates: formReads })
  return (
    <ConfirmDialog
      title={t('form.removeTitle', { formNumber, edition })}
      confirmLabel={t('form.remove')}
      destructive
      onConfirm={async () => {
        await remove.mutateAsync({ params: { formId: id } })
        toast.success(t(status === 'ACTIVE' ? 'form.removalProposed' : 'form.removed', { formNumber, edition }))
      }}
      onClose={onClose}
    >
      {t('form.removeText', { name })} {status === 'ACTIVE' && t('waits.hint')}
    </ConfirmDialog>
  )
}

export default hosted(FormData, RemoveFormDialog)
