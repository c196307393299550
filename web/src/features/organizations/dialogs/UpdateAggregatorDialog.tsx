import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { getAggregatorProfile } from '#shared/contracts/account/personas.ts'
import { createAggregator, updateAggregator } from '#shared/contracts/auth/personas.ts'
import { orSay } from '#web/api/orSay.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { toast } from '#web/ui/toast.ts'
import { AggregatorFields } from '../forms/AggregatorFields.tsx'
import { organizationReads } from '../forms/organizationReads.ts'
import { OrganizationData } from './organizationData.ts'

type Props = z.infer<typeof OrganizationData> & { onClose: () => void }

/** Changes an aggregator. */
const UpdateAggregatorDialog = ({ personaId, onClose }: Props) => {
  const { t } = useTranslation('organizations')
  const { data } = useOperation(getAggregatorProfile, { query: { id: personaId } })
  const update = useCommand(updateAggregator, { invalidates: organizationReads })
  if (!data) return null
  const { name, description = '', hostname = '' } = data
  return (
    <FormDialog
      title={t('editTitle', { name })}
      submitLabel={t('save')}
      needsChange
      schema={createAggregator.body}
      defaultValues={{ name, description, hostname }}
      onSubmit={async (body) => {
        await update.mutateAsync({ params: { daId: personaId }, body }).catch(orSay(t('saveFailed')))
        toast.success(t('saved', { name: body.name }))
      }}
      onClose={onClose}
    >
      <AggregatorFields />
    </FormDialog>
  )
}

export default hosted(OrganizationData, UpdateAggregatorDialog)
