import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { createTreaty, listTreaties } from '#shared/contracts/account/treaties.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { toast } from '#web/ui/toast.ts'
import { TreatyFields } from '../forms/TreatyFields.tsx'
import { TreatyForm, usualLayer } from '../forms/treatyForm.ts'

/** Enters a treaty with reinsurers. */
export const CreateTreatyDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('organizations')
  const create = useCommand(createTreaty, { invalidates: [listTreaties] })
  return (
    <FormDialog
      title={t('treaties.add')}
      submitLabel={t('treaties.add')}
      as="drawer"
      schema={TreatyForm}
      defaultValues={{
        name: '',
        paper: '',
        kind: 'QUOTA_SHARE',
        begins: '',
        ends: '',
        layers: [{ ...usualLayer, parts: [{ reinsurerId: '', percent: 100 }] }],
      }}
      onSubmit={async (body) => {
        const { name } = await create.mutateAsync({ body })
        toast.success(t('treaties.added', { name }))
      }}
      onClose={onClose}
    >
      <TreatyFields />
    </FormDialog>
  )
}

export default hosted(z.object({}), CreateTreatyDialog)
