import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { addAgencyToCluster } from '#shared/contracts/account/relationships.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { DateField } from '#web/forms/DateField.tsx'
import { AgencyField } from '#web/records/agency/AgencyField.tsx'
import { toast } from '#web/ui/toast.ts'
import { ChosenMember, DayOrToday } from '../forms/chosen.ts'
import { linkReads } from '../forms/organizationReads.ts'
import { OrganizationData } from './organizationData.ts'

type Props = z.infer<typeof OrganizationData> & { onClose: () => void }

const Form = z.object({ agencyId: ChosenMember, begins: DayOrToday })

/** Adds an agency to a cluster. */
const AddAgencyToClusterDialog = ({ personaId, onClose }: Props) => {
  const { t } = useTranslation('organizations')
  const add = useCommand(addAgencyToCluster, { invalidates: linkReads })
  return (
    <FormDialog
      title={t('links.addAgencyTo.cluster')}
      submitLabel={t('links.addAgency')}
      schema={Form}
      defaultValues={{ agencyId: '', begins: '' }}
      onSubmit={async ({ agencyId, begins }) => {
        await add.mutateAsync({ params: { agencyId }, body: { id: personaId, ...(begins && { begins }) } })
        toast.success(t('links.added'))
      }}
      onClose={onClose}
    >
      <AgencyField label={t('fields.agency')} />
      <DateField name="begins" label={t('fields.begins')} hint={t('links.todayHint')} optional />
    </FormDialog>
  )
}

export default hosted(OrganizationData, AddAgencyToClusterDialog)
