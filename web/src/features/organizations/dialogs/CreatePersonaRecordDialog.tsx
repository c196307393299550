import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { createPersonaRecord } from '#shared/contracts/auth/personas.ts'
import { orSay } from '#web/api/orSay.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { toast } from '#web/ui/toast.ts'
import { OrganizationFields } from '../forms/OrganizationFields.tsx'
import { OrganizationForm } from '../forms/organizationForm.ts'
import { organizationReads } from '../forms/organizationReads.ts'
import { KindData } from './organizationData.ts'

type Props = z.infer<typeof KindData> & { onClose: () => void }

/** Adds an organization of a kind. */
const CreatePersonaRecordDialog = ({ kind, onClose }: Props) => {
  const { t } = useTranslation('organizations')
  const create = useCommand(createPersonaRecord, { invalidates: organizationReads })
  return (
    <FormDialog
      title={t(`add.${kind}`)}
      submitLabel={t(`add.${kind}`)}
      schema={OrganizationForm}
      defaultValues={{
        name: '',
        description: '',
        contactFirstName: '',
        contactLastName: '',
        contactEmail: '',
        contactPhone: '',
        hostname: '',
        licenseId: '',
        states: [],
        enforceMfa: false,
      }}
      onSubmit={async (body) => {
        await create.mutateAsync({ params: { type: kind }, body }).catch(orSay(t('saveFailed')))
        toast.success(t('added', { name: body.name }))
      }}
      onClose={onClose}
    >
      <OrganizationFields kind={kind} />
    </FormDialog>
  )
}

export default hosted(KindData, CreatePersonaRecordDialog)
