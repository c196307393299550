import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { addAgency } from '#shared/contracts/account/agencies.ts'
import { listAgencyLocations, listMemberAppointments } from '#shared/contracts/account/agencyFacts.ts'
import { listDormantAgencies } from '#shared/contracts/account/dormantAgencies.ts'
import { getPersonaStanding } from '#shared/contracts/account/personaStanding.ts'
import { searchPersonaRecords } from '#shared/contracts/account/personas.ts'
import { listPersonaLinks } from '#shared/contracts/account/relationships.ts'
import { listTeamAgencies } from '#shared/contracts/auth/teams.ts'
import { AgencyId } from '#shared/domain/ids/ids.ts'
import { line } from '#shared/domain/text/text.ts'
import { orSay } from '#web/api/orSay.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { toast } from '#web/ui/toast.ts'
import { AgencyFields } from '../forms/AgencyFields.tsx'
import { agencyFields } from '../forms/agencyForm.ts'

/** Of which agency the new one is a location; of none without. */
const NewAgencyData = z.object({ agencyId: AgencyId.optional() })
type AddAgencyDialogProps = z.infer<typeof NewAgencyData> & { onClose: () => void }

const NewAgencyForm = z.object({ ...agencyFields, locationAlias: line(100).default('') })

const empty = {
  name: '',
  description: '',
  hostname: '',
  npn: '',
  contactFirstName: '',
  contactLastName: '',
  contactEmail: '',
  contactPhone: '',
  locationAlias: '',
}

/** What shows agencies: also the home of a cluster, whose member it becomes. */
const agencyReads = [
  getPersonaStanding,
  listAgencyLocations,
  listDormantAgencies,
  listMemberAppointments,
  listPersonaLinks,
  listTeamAgencies,
  searchPersonaRecords,
]

/** Adds an agency, or a location of one; its contact is invited. */
export const AddAgencyDialog = ({ agencyId, onClose }: AddAgencyDialogProps) => {
  const { t } = useTranslation('users')
  const add = useCommand(addAgency, { invalidates: agencyReads })
  const isLocation = agencyId !== undefined
  return (
    <FormDialog
      title={t(isLocation ? 'agency.addLocation' : 'agency.add')}
      submitLabel={t(isLocation ? 'agency.addLocation' : 'agency.add')}
      schema={NewAgencyForm}
      defaultValues={empty}
      onSubmit={async (values) => {
        const { description, locationAlias, address1, address2, city, state, zipCode, ...needed } = values
        const said = { description, locationAlias, address1, address2, city, state, zipCode }
        const given = Object.fromEntries(Object.entries(said).filter(([, value]) => value !== ''))
        const body = { ...needed, ...given, ...(agencyId && { agencyId }) }
        const { name, wanted } = await add.mutateAsync({ body }).catch(orSay(t('agency.addFailed')))
        toast.success(t(wanted === undefined ? 'agency.added' : 'agency.addedAndAsked', { name }))
      }}
      onClose={onClose}
    >
      {isLocation && (
        <TextField
          name="locationAlias"
          label={t('agency.alias')}
          hint={t('agency.aliasHint')}
          optional
          maxLength={100}
        />
      )}
      <AgencyFields />
    </FormDialog>
  )
}

export default hosted(NewAgencyData, AddAgencyDialog)
