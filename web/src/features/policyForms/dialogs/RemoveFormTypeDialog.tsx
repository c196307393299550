import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { FormType, removeFormType } from '#shared/contracts/docs/formTypes.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { ConfirmDialog } from '#web/dialogs/ConfirmDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { toast } from '#web/ui/toast.ts'
import { formReads } from '../parts/formReads.ts'

const TypeData = z.object({ type: FormType })
type Props = z.infer<typeof TypeData> & { onClose: () => void }

/** Asks before a type of forms goes. */
const RemoveFormTypeDialog = ({ type: { id, name }, onClose }: Props) => {
  const { t } = useTranslation('policyForms')
  const remove = useCommand(removeFormType, { invalidates: formReads })
  return (
    <ConfirmDialog
      title={t('type.removeTitle', { name })}
      confirmLabel={t('type.remove')}
      destructive
      onConfirm={async () => {
        await remove.mutateAsync({ params: { formTypeId: id } })
        toast.success(t('type.removed', { name }))
      }}
      onClose={onClose}
    >
      {t('type.removeText')}
    </ConfirmDialog>
  )
}

export default hosted(TypeData, RemoveFormTypeDialog)
