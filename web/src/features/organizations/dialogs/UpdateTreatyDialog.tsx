import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { listTreaties, Treaty, updateTreaty } from '#shared/contracts/account/treaties.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { toast } from '#web/ui/toast.ts'
import { TreatyFields } from '../forms/TreatyFields.tsx'
import { TreatyForm, treatyValues } from '../forms/treatyForm.ts'

const Data = z.object({ treaty: Treaty })

/** Changes the terms of a treaty. */
export const UpdateTreatyDialog = ({ treaty, onClose }: z.infer<typeof Data> & { onClose: () => void }) => {
  const { t } = useTranslation('organizations')
  const update = useCommand(updateTreaty, { invalidates: [listTreaties] })
  return (
    <FormDialog
      title={t('treaties.editOf', { name: treaty.name })}
      submitLabel={t('treaties.save')}
      as="drawer"
      schema={TreatyForm}
      defaultValues={treatyValues(treaty)}
      needsChange
      onSubmit={async (body) => {
        await update.mutateAsync({ params: { treatyId: treaty.id }, body })
        toast.success(t('treaties.saved', body))
      }}
      onClose={onClose}
    >
      <TreatyFields />
    </FormDialog>
  )
}

export default hosted(Data, UpdateTreatyDialog)
