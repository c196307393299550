import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { getPersonaProfile } from '#shared/contracts/account/personas.ts'
import { updateCarrierHostname } from '#shared/contracts/auth/personas.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { toast } from '#web/ui/toast.ts'
import { organizationReads } from '../forms/organizationReads.ts'
import { OrganizationData } from './organizationData.ts'

type Props = z.infer<typeof OrganizationData> & { onClose: () => void }

/** Gives a carrier another hostname. */
const UpdateCarrierHostnameDialog = ({ personaId, onClose }: Props) => {
  const { t } = useTranslation('organizations')
  const { data } = useOperation(getPersonaProfile, { params: { type: 'carrier' }, query: { id: personaId } })
  const update = useCommand(updateCarrierHostname, { invalidates: organizationReads })
  if (!data) return null
  return (
    <FormDialog
      title={t('hostname.title', { name: data.name })}
      submitLabel={t('hostname.open')}
      needsChange
      schema={updateCarrierHostname.body}
      defaultValues={{ hostname: data.hostname ?? '' }}
      onSubmit={async (body) => {
        await update.mutateAsync({ params: { carrierId: personaId }, body })
        toast.success(t('hostname.saved', { name: data.name }))
      }}
      onClose={onClose}
    >
      <TextField name="hostname" label={t('fields.hostname')} hint={t('hostname.hint')} autoFocus />
    </FormDialog>
  )
}

export default hosted(OrganizationData, UpdateCarrierHostnameDialog)
