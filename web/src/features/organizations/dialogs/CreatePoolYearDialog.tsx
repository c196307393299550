import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { createPoolYear, listPoolYears } from '#shared/contracts/account/poolYears.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { SelectField } from '#web/forms/SelectField.tsx'
import { toast } from '#web/ui/toast.ts'
import { PoolYearFields } from '../forms/PoolYearFields.tsx'
import { useOrganizationOptions } from '../forms/useOrganizationOptions.ts'

/** Enters a term of a pool. */
export const CreatePoolYearDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('organizations')
  const pools = useOrganizationOptions('pool')
  const create = useCommand(createPoolYear, { invalidates: [listPoolYears] })
  return (
    <FormDialog
      title={t('poolYears.add')}
      submitLabel={t('poolYears.add')}
      schema={createPoolYear.body}
      defaultValues={{ name: '', begins: '', ends: '' }}
      onSubmit={async (body) => {
        const { name } = await create.mutateAsync({ body })
        toast.success(t('poolYears.added', { name }))
      }}
      onClose={onClose}
    >
      <SelectField name="poolId" label={t('poolYears.pool')} options={pools} />
      <PoolYearFields />
    </FormDialog>
  )
}

export default hosted(z.object({}), CreatePoolYearDialog)
