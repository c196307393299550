import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { getPersonaProfile, updatePersonaProfile } from '#shared/contracts/account/personas.ts'
import { orSay } from '#web/api/orSay.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { toast } from '#web/ui/toast.ts'
import { CarrierForm, ProfileForm, saidOf } from '../forms/organizationForm.ts'
import { organizationReads } from '../forms/organizationReads.ts'
import { ProfileFields } from '../forms/ProfileFields.tsx'
import { KindData } from './organizationData.ts'

type Props = z.infer<typeof KindData> & { onClose: () => void }

/** Its own people change what an organization says of itself. */
const UpdatePersonaProfileDialog = ({ kind, onClose }: Props) => {
  const { t } = useTranslation('organizations')
  const { data } = useOperation(getPersonaProfile, { params: { type: kind }, query: {} })
  const update = useCommand(updatePersonaProfile, { invalidates: organizationReads })
  if (!data) return null
  const isCarrier = kind === 'carrier'
  return (
    <FormDialog
      title={t('editTitle', { name: data.name })}
      submitLabel={t('save')}
      needsChange
      schema={isCarrier ? CarrierForm : ProfileForm}
      defaultValues={{
        ...saidOf(data),
        ...(isCarrier && { claimsNoticeLevel: data.claimsNoticeLevel ?? null }),
      }}
      onSubmit={async (body) => {
        await update.mutateAsync({ params: { type: kind }, body }).catch(orSay(t('saveFailed')))
        toast.success(t('saved', { name: body.name }))
      }}
      onClose={onClose}
    >
      <ProfileFields kind={kind} />
    </FormDialog>
  )
}

export default hosted(KindData, UpdatePersonaProfileDialog)
