import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { getPersonaProfile } from '#shared/contracts/account/personas.ts'
import { updatePersonaRecord } from '#shared/contracts/auth/personas.ts'
import { orSay } from '#web/api/orSay.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { toast } from '#web/ui/toast.ts'
import { OrganizationFields } from '../forms/OrganizationFields.tsx'
import { OrganizationForm, saidOf } from '../forms/organizationForm.ts'
import { organizationReads } from '../forms/organizationReads.ts'
import { KindData, OrganizationData } from './organizationData.ts'

const Data = OrganizationData.extend(KindData.shape)
type Props = z.infer<typeof Data> & { onClose: () => void }

/** Changes an organization. */
const UpdatePersonaRecordDialog = ({ personaId, kind, onClose }: Props) => {
  const { t } = useTranslation('organizations')
  const { data } = useOperation(getPersonaProfile, { params: { type: kind }, query: { id: personaId } })
  const update = useCommand(updatePersonaRecord, { invalidates: organizationReads })
  if (!data) return null
  const { hostname = '', licenseId = '', states, enforceMfa } = data
  return (
    <FormDialog
      title={t('editTitle', { name: data.name })}
      submitLabel={t('save')}
      needsChange
      schema={OrganizationForm}
      defaultValues={{ ...saidOf(data), hostname, licenseId, states, enforceMfa }}
      onSubmit={async (body) => {
        await update.mutateAsync({ params: { type: kind, id: personaId }, body }).catch(orSay(t('saveFailed')))
        toast.success(t('saved', { name: body.name }))
      }}
      onClose={onClose}
    >
      <OrganizationFields kind={kind} />
    </FormDialog>
  )
}

export default hosted(Data, UpdatePersonaRecordDialog)
