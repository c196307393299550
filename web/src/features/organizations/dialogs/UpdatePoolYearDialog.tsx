import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { listPoolYears, PoolYear, updatePoolYear } from '#shared/contracts/account/poolYears.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { toast } from '#web/ui/toast.ts'
import { PoolYearFields } from '../forms/PoolYearFields.tsx'
import { poolYearValues } from '../forms/poolYearForm.ts'

const Data = z.object({ year: PoolYear })

/** Changes a term of a pool. */
export const UpdatePoolYearDialog = ({ year, onClose }: z.infer<typeof Data> & { onClose: () => void }) => {
  const { t } = useTranslation('organizations')
  const update = useCommand(updatePoolYear, { invalidates: [listPoolYears] })
  return (
    <FormDialog
      title={t('poolYears.editOf', { name: year.name })}
      submitLabel={t('poolYears.save')}
      schema={updatePoolYear.body}
      defaultValues={poolYearValues(year)}
      needsChange
      onSubmit={async (body) => {
        await update.mutateAsync({ params: { poolYearId: year.id }, body })
        toast.success(t('poolYears.saved', body))
      }}
      onClose={onClose}
    >
      <PoolYearFields />
    </FormDialog>
  )
}

export default hosted(Data, UpdatePoolYearDialog)
