import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { createAggregator } from '#shared/contracts/auth/personas.ts'
import { orSay } from '#web/api/orSay.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { toast } from '#web/ui/toast.ts'
import { AggregatorFields } from '../forms/AggregatorFields.tsx'
import { organizationReads } from '../forms/organizationReads.ts'

/** Adds an aggregator. */
const CreateAggregatorDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('organizations')
  const create = useCommand(createAggregator, { invalidates: organizationReads })
  return (
    <FormDialog
      title={t('add.da')}
      submitLabel={t('add.da')}
      schema={createAggregator.body}
      defaultValues={{ name: '', description: '', hostname: '' }}
      onSubmit={async (body) => {
        await create.mutateAsync({ body }).catch(orSay(t('saveFailed')))
        toast.success(t('added', { name: body.name }))
      }}
      onClose={onClose}
    >
      <AggregatorFields />
    </FormDialog>
  )
}

export default hosted(z.object({}), CreateAggregatorDialog)
