import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { addAgencyToAggregator } from '#shared/contracts/account/relationships.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { DateField } from '#web/forms/DateField.tsx'
import { AgencyField } from '#web/records/agency/AgencyField.tsx'
import { toast } from '#web/ui/toast.ts'
import { ChosenAgency, DayOrToday } from '../forms/chosen.ts'
import { linkReads } from '../forms/organizationReads.ts'
import { OrganizationData } from './organizationData.ts'

type Props = z.infer<typeof OrganizationData> & { onClose: () => void }

const Form = z.object({ agencyId: ChosenAgency, begins: DayOrToday })

/** Adds an agency to an aggregator. */
const AddAgencyToAggregatorDialog = ({ personaId, onClose }: Props) => {
  const { t } = useTranslation('organizations')
  const add = useCommand(addAgencyToAggregator, { invalidates: linkReads })
  return (
    <FormDialog
      title={t('links.addAgencyTo.aggregator')}
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

export default hosted(OrganizationData, AddAgencyToAggregatorDialog)
